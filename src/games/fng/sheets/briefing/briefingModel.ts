import type { BridgeEnd } from '../../rules/battle/task/bridgeEnds.ts'
import type { DefenseTask, Mission } from '../../rules/state.ts'
import type { OverSign, StructureSign } from '../map/structureSigns.ts'
import type { MissionHead } from '../shared/missionHead.ts'

/** A sector of the table as it is drawn. Grounds are keys of `terrain.effects` (FNG pp. 47-51). */
export interface MapSector {
  /** 1-6: top row 1 2 3, bottom row 4 5 6 (FNG p. 44). */
  readonly number: number
  readonly ground: string
  readonly under: 'hill' | 'marsh' | null
  readonly over: 'road' | 'craters' | 'termite-mounds' | null
  readonly marsh: boolean
  readonly mud: boolean
  readonly flooded: boolean
  readonly craters: number
  readonly craterInches: number
  readonly buildings: number
}

/** A river or road from edge to edge. */
export interface MapCourse {
  readonly kind: 'river' | 'road'
  readonly sector: number
  readonly direction: 'westEast' | 'eastWest' | 'southNorth' | 'northSouth'
  readonly widthInches: number
}

/** A PEF, or one of a Recon's like-looking markers. */
export interface MapMarker {
  readonly number: number
  readonly sector: number
  readonly kind: 'pef' | 'marker'
  /** Set when it has been resolved before the game, as in an Ambush. */
  readonly resolved: boolean
}

/** What a Defense defends (FNG p. 99). */
export interface MapTask {
  readonly kind: DefenseTask
  readonly sector: number
  /** "clearing 10\", landing zone": in a legend. */
  readonly words: string
  /** "landing zone": beside the name of a ground. */
  readonly short: string
  /** What the terrain has brought to its sector; what it needs besides is put down for it. */
  readonly brought: Readonly<Record<'hill' | 'river' | 'road', boolean>>
  /** What is put down for it: "river and road"; empty for nothing. */
  readonly putDown: string
  /** The positions at the ends of a bridge; in its battle one may have been destroyed. */
  readonly posts: readonly { readonly end: BridgeEnd; readonly stands: boolean }[]
}

/** A vehicle, boat or aircraft on the table of the battle under way, as its sign and its words have it. */
export interface MapThing {
  readonly sign: StructureSign
  /** Drawn over the sign of what does not stand whole. */
  readonly over: OverSign | null
  readonly tone: 'ours' | 'theirs' | 'civilian'
  readonly where: 'ground' | 'air'
  /** Null of what flies over all of the table. */
  readonly sector: number | null
  /** "Tank, theirs: damaged" */
  readonly words: string
}

/** Whether a table is told as it was set up, or as it stands in the battle under way. */
export type MapTime = 'setUp' | 'now'

/** What the sector map is drawn from; the same seed draws the same map. */
export interface MapModel {
  readonly seed: number
  readonly sectors: readonly MapSector[]
  readonly courses: readonly MapCourse[]
  readonly markers: readonly MapMarker[]
  /** Only on the map of the battle that is under way. */
  readonly things: readonly MapThing[]
  /** A road over water crosses on a bridge; otherwise it fords. */
  readonly bridge: boolean
  /** Null for all missions but a Defense. */
  readonly defended: MapTask | null
  /** Where we are: an arrow over the table's edge, or a square in the sector. */
  readonly start: { readonly sector: number; readonly how: 'entry' | 'start' } | null
}

/** "Area: I Corps interior", and where that came from. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly note: string
  /** The field of the mission that it tells; left out where none does, as with the season. */
  readonly field?: keyof Mission
}

/** A line of the tick list. */
export interface PointsLine {
  readonly text: string
  /** "+2" */
  readonly points: string
  readonly boxes: number
}

/** A man who goes. */
export interface Goer {
  readonly soldierId: number
  /** His line on the roster, squad sheet and card: "5"; attached, with whose it is: "HQ 5". Null when he has left the platoon. */
  readonly number: string | null
  readonly name: string
  readonly rep: number
  readonly leader: '' | 'Ldr' | 'Jr'
  readonly weapon: string
  readonly star: boolean
}

export interface GoingSquad {
  readonly title: string
  readonly men: readonly Goer[]
}

/** Boxes of the turn track. */
export interface TurnTrack {
  readonly minimum: number
  readonly extra: number
  /** How the game ends after the minimum. */
  readonly ending: string
  /** Turn in which the first part of the day ends, if known. */
  readonly dayPart: { readonly name: string; readonly until: number; readonly night: boolean } | null
}

/** The briefing of one mission (FNG pp. 57-60, 98-102). */
export interface BriefingModel extends MissionHead {
  readonly title: string
  /** What it is about, in a line: "Look into all six sectors, then come home". */
  readonly aim: string
  readonly objectives: readonly string[]
  readonly map: MapModel
  readonly facts: readonly Fact[]
  readonly turns: TurnTrack
  readonly points: readonly PointsLine[]
  /** Rules that hold in this mission and not in others, in our own words. */
  readonly special: readonly string[]
  /** "25 or more good, 9-24 normal, 0-8 bad, below 0 disastrous" */
  readonly results: string
  /** Squads in order; men who were attached come last, under a heading of their own. */
  readonly squads: readonly GoingSquad[]
  /** Who stays, and why: a line each, or one for many. */
  readonly stays: readonly string[]
  readonly source: string
}
