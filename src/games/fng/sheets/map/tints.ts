import type { Tint } from '../../../../main/sheets/marks.ts'

const tint = (grey: number, colour: string): Tint => ({ grey, colour })

/** What grounds and water are filled with: the grey in black and white, the colour where the player prints in full. */
export const tints = {
  river: tint(0.8, '#a9d0e8'),
  flooded: tint(0.93, '#d2e8f3'),
  dry: tint(1, '#f4eed5'),
  road: tint(1, '#efe6d2'),
  forest: tint(0.95, '#e3efd7'),
  orchard: tint(1, '#eaf1db'),
  plantation: tint(0.93, '#dfe8cf'),
  impassable: tint(0.9, '#e2dcd4'),
  singleCanopy: tint(0.94, '#d5e8c8'),
  doubleCanopy: tint(0.88, '#b9d9a8'),
  tripleCanopy: tint(0.8, '#9ac588'),
  swamp: tint(0.9, '#c9dccb'),
  grass: tint(1, '#f1f2d3'),
  bamboo: tint(1, '#e9f3d6'),
  scrub: tint(1, '#eff1de'),
  marsh: tint(1, '#deedec'),
  stone: tint(1, '#efebe4'),
  sand: tint(1, '#f8efcf'),
} as const
