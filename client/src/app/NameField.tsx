import type { JSX } from 'react';
import { useT } from '../i18n/i18n';
import { Field } from '../ui/Field';
import { NAME_LENGTH } from './me';

export interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
}

/** Asked once, where a name is first needed. */
export function NameField({ value, onChange, error = null }: NameFieldProps): JSX.Element {
  const t = useT();
  return (
    <Field
      label={t('name.label')}
      hint={t('name.hint', { max: NAME_LENGTH })}
      error={error}
      value={value}
      maxLength={NAME_LENGTH}
      required
      autoComplete="nickname"
      enterKeyHint="go"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
