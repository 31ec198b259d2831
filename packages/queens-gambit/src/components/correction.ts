/** An owner's correction: a part of the components, put over what the game comes with. */

type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON with the correction merged into it, as RFC 7396 says: objects are merged field by field, `null` takes a
 * field away, anything else takes the place of what was there.
 *
 * What a correction gives is marked as read off an owner's game, unless it says itself where it is from.
 */
export function corrected(json: unknown, correction: unknown): unknown {
  if (!isObject(correction)) return correction;
  const merged = new Map(Object.entries(isObject(json) ? json : {}));
  for (const [field, value] of Object.entries(correction)) {
    if (value === null) merged.delete(field);
    else merged.set(field, corrected(merged.get(field), value));
  }
  markAsOwners(merged, correction);
  return Object.fromEntries(merged);
}

function markAsOwners(merged: Map<string, unknown>, correction: JsonObject): void {
  const known = merged.get('provenance');
  if (!isObject(known) || 'provenance' in correction) return;
  const owners = Object.keys(correction).filter((field) => field in known);
  merged.set('provenance', { ...known, ...Object.fromEntries(owners.map((field) => [field, { from: 'owner' }])) });
}
