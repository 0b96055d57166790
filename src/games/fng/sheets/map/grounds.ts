import type { Tint } from '../../../../main/sheets/marks.ts'
import * as s from './symbols.ts'
import { tints } from './tints.ts'

/** How a kind of ground is drawn. Greys and colours only help the eye; edge and signs tell kinds apart. */
export interface GroundStyle {
  readonly name: string
  readonly edge: 'bows' | 'dots' | 'line' | 'none'
  readonly fill?: Tint
  readonly signs: readonly { readonly sign: s.Symbol; readonly spacing: number; readonly fill?: number }[]
  /** Signs stand in rows, as planted. */
  readonly rows?: true
  /** Drawn as fields, with water in them or without. */
  readonly fields?: 'dry' | 'flooded'
}

const canopy = (name: string, storeys: number, fill: Tint, spacing: number): GroundStyle => ({
  name,
  edge: 'bows',
  fill,
  signs: [{ sign: s.crowns(storeys), spacing }],
})

const plain: GroundStyle = { name: 'clear', edge: 'none', signs: [{ sign: s.tuft, spacing: 27 }] }

/** By keys of `terrain.effects` (FNG pp. 47-51). */
const styles: Record<string, GroundStyle> = {
  clear: plain,
  bamboo: { name: 'bamboo', edge: 'dots', fill: tints.bamboo, signs: [{ sign: s.bamboo, spacing: 11.5 }] },
  'elephant-grass': {
    name: 'elephant grass',
    edge: 'dots',
    fill: tints.grass,
    signs: [{ sign: s.grass, spacing: 10 }],
  },
  forest: { name: 'forest', edge: 'dots', fill: tints.forest, signs: [{ sign: s.tree, spacing: 11, fill: 1 }] },
  orchard: {
    name: 'orchard',
    edge: 'dots',
    fill: tints.orchard,
    signs: [{ sign: s.orchardTree, spacing: 10.5 }],
    rows: true,
  },
  'abandoned-plantation': {
    name: 'abandoned plantation',
    edge: 'bows',
    fill: tints.plantation,
    signs: [{ sign: s.orchardTree, spacing: 13, fill: 1 }],
    rows: true,
  },
  impassable: { name: 'impassable', edge: 'line', fill: tints.impassable, signs: [{ sign: s.cross, spacing: 9 }] },
  'single-canopy-jungle': canopy('single canopy jungle', 1, tints.singleCanopy, 10.5),
  'double-canopy-jungle': canopy('double canopy jungle', 2, tints.doubleCanopy, 9.5),
  'triple-canopy-jungle': canopy('triple canopy jungle', 3, tints.tripleCanopy, 8.7),
  marsh: { name: 'marsh', edge: 'dots', fill: tints.marsh, signs: [{ sign: s.waterLines, spacing: 15 }] },
  'rice-paddy': { name: 'rice paddy, dry', edge: 'none', signs: [], fields: 'dry' },
  'rice-paddy-flooded': { name: 'rice paddy, flooded', edge: 'none', signs: [], fields: 'flooded' },
  rough: { name: 'rough', edge: 'dots', fill: tints.stone, signs: [{ sign: s.stone, spacing: 9.5, fill: 1 }] },
  sand: { name: 'sand', edge: 'dots', fill: tints.sand, signs: [{ sign: s.grain, spacing: 5 }] },
  'sand-dune': {
    name: 'sand dunes',
    edge: 'dots',
    fill: tints.sand,
    signs: [
      { sign: s.dune, spacing: 19 },
      { sign: s.grain, spacing: 8 },
    ],
  },
  scrub: { name: 'scrub', edge: 'dots', fill: tints.scrub, signs: [{ sign: s.bush, spacing: 12.5, fill: 1 }] },
  swamp: { name: 'swamp', edge: 'line', fill: tints.swamp, signs: [{ sign: s.reeds, spacing: 12.5 }] },
  'termite-mounds': { name: 'termite mounds', edge: 'none', signs: [{ sign: s.mound, spacing: 22, fill: 1 }] },
}

/** What lies over a ground. */
export const overlays = {
  marsh: { name: 'marsh', sign: s.waterLines, spacing: 24 },
  mud: { name: 'mud', sign: s.mudWave, spacing: 27 },
  'termite-mounds': { name: 'termite mounds', sign: s.mound, spacing: 26 },
} as const

export type Overlay = keyof typeof overlays

/** @returns how a ground is drawn; an unknown one is left white. */
export const groundStyle = (ground: string, flooded: boolean): GroundStyle =>
  styles[ground === 'rice-paddy' && flooded ? 'rice-paddy-flooded' : ground] ?? plain
