import type { MapModel, MapSector } from '../briefing/briefingModel.ts'
import type { GroundFigures, Effect } from './groundFigures.ts'
import type { MissionHead } from '../shared/missionHead.ts'

/** What a player wants to know of a sector. */
export interface SectorNote {
  readonly sector: MapSector
  /** Of its ground, as far as the book prints them: all over it, and of what takes up a part of it. */
  readonly effects: { readonly all: readonly Effect[]; readonly parts: readonly Effect[] }
  /** The same in the words of the screen. */
  readonly figures: GroundFigures
  /** "PEF 2", "PEF 1: nothing", "Bunker": what lies on it in the open. */
  readonly on: readonly string[]
}

/** What was put on the table in the battle, where everybody can see it. */
export interface MapStructure {
  readonly sector: number
  readonly sign: 'building' | 'bunker' | 'position' | 'hooch' | 'tunnel' | 'cache'
}

/** The table of a mission on a page of its own (FNG pp. 44-51). */
export interface TableMapModel extends MissionHead {
  readonly title: string
  readonly map: MapModel
  readonly structures: readonly MapStructure[]
  readonly sectors: readonly SectorNote[]
  /** "F-100 Hun: over the table": what is in no sector. */
  readonly inFlight: readonly string[]
  readonly source: string
}
