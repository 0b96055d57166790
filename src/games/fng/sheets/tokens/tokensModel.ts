import type { MissionHead } from '../shared/missionHead.ts'

/** A token for something that is hidden, or has been found. */
export interface ContactToken {
  /** "PEF", "Marker" or "PC". */
  readonly word: string
  readonly number: number
  /** Where it starts; null for a spare one. */
  readonly sector: number | null
}

/** What a marker beside a figure or on the table says. */
export const playMarkers = [
  'stunned',
  'outOfTheFight',
  'dead',
  'duckBack',
  'retired',
  'outOfAmmo',
  'fastMove',
  'prone',
  'setUp',
  'captured',
  'smoke',
  'fire',
  'flare',
  'target',
] as const
export type PlayMarker = (typeof playMarkers)[number]

/** So many markers of a kind. */
export interface MarkerCount {
  readonly marker: PlayMarker
  readonly count: number
  /** Neither more nor fewer: the mission has so many. */
  readonly exact?: true
}

/** What is cut out and laid on the table of a mission (FNG pp. 44, 60). */
export interface TokensModel extends MissionHead {
  readonly title: string
  readonly contacts: readonly ContactToken[]
  /** Where we come in or start, as a token; null while nobody has rolled for it. */
  readonly start: { readonly word: 'Entry' | 'Start'; readonly sector: number } | null
  readonly markers: readonly MarkerCount[]
  readonly source: string
}
