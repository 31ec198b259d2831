import type { CSSProperties } from 'react';

/** Custom properties for an element's `style`; React sets them through the CSSOM, which the content policy allows. */
export function vars(properties: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return properties;
}
