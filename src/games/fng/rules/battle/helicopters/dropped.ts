/** What can be dropped out of a helicopter (FNG pp. 90-91): keys of weapons, and smoke. */
export const droppable = {
  'grenade-fwf': 'Hand grenade',
  smoke: 'Smoke grenade',
  'demolition-charge': 'Demolition charge',
} as const satisfies Readonly<Record<string, string>>
export type Droppable = keyof typeof droppable

/** @returns what a burst is, by the name it lies under on the table; null for what nobody dropped. */
export const droppedAs = (name: string): Droppable | null =>
  (Object.keys(droppable) as Droppable[]).find((key) => name.startsWith(droppable[key])) ?? null
