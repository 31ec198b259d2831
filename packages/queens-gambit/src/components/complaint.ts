/** What is wrong with components, with the field where it is wrong. */
export interface Complaint {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** `['maps', '1', 3]` as `maps.1[3]`. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'the components';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
