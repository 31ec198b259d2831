import type { ClashComponents, ClashEvent, ClashView, Side } from '@theed/clash-of-the-lightsabers';
import { useMemo, type ReactElement } from 'react';
import { useT } from '../../i18n/i18n';
import type { TableProps } from '../../table/contract';
import { Sprite } from './art/Sprite';
import { otherSide } from './board';
import { ClashProvider, type Clash } from './ClashContext';
import { Table } from './Table';

export type ClashTableProps = TableProps<ClashView, ClashEvent, ClashComponents>;

/** The table of Clash of the Lightsabers: draws a view, and sends what its legal moves allow. */
export default function ClashTable(props: ClashTableProps): ReactElement {
  const t = useT();
  const { components, view, match } = props;
  const you = view.you as Side | null;
  const clash = useMemo<Clash>(
    () => ({
      components,
      you,
      near: you ?? '0',
      playerName: (side) => match.players.find(({ id }) => String(id) === side)?.name ?? t('table.free-seat'),
    }),
    [components, you, match.players, t],
  );
  return (
    <ClashProvider value={clash}>
      <Sprite />
      <Table {...props} far={otherSide(clash.near)} />
    </ClashProvider>
  );
}
