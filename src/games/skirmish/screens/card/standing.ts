import type { CardFigure, TableCard } from '../../contract/card.ts'

/** A figure with its place on the ground of the picture. */
export interface Standing {
  readonly figure: CardFigure
  readonly x: number
  readonly y: number
}

/** Of the ground of the picture. */
export const width = 600
const height = 800
/** A figure at the edge of the table stands whole in the picture. */
const margin = 50

/** Where figures stand that nobody has placed: the first player's on the left bank, the other's on the right one. */
const banks = [
  [96, 390, 206, 352, 226, 540, 92, 566, 92, 478, 206, 446, 84, 300, 180, 262, 120, 660, 216, 636, 60, 205, 160, 170],
  [
    520, 430, 492, 566, 560, 520, 440, 480, 470, 350, 560, 335, 565, 625, 480, 665, 500, 262, 420, 268, 560, 180, 550,
    730,
  ],
] as const

/** @returns the figures of each side with their places; where all are placed on the drawn table, as they stand there. */
export function standing({ sides }: TableCard): readonly (readonly Standing[])[] {
  const isDrawn = sides.every(({ figures }) => figures.every(({ at }) => at !== null))
  return sides.map(({ figures }, side) =>
    figures.flatMap((figure, i) => {
      if (isDrawn && figure.at) return { figure, ...onGround(figure.at) }
      const [x, y] = banks[side === 0 ? 0 : 1].slice(i * 2)
      // More than have a place there are not drawn: the words beside the picture count all.
      return x === undefined || y === undefined ? [] : { figure, x, y }
    }),
  )
}

const onGround = ({ across, down }: NonNullable<CardFigure['at']>) => ({
  x: margin + across * (width - 2 * margin),
  y: margin + down * (height - 2 * margin),
})

const figure = (phases: number, left: number, counters = 0): CardFigure => ({
  ...{ phases, left, counters },
  ...{ now: false, at: null },
})

/** What the picture shows where there is no campaign yet. */
export const example: TableCard = {
  sides: [
    { name: 'one player', figures: [figure(3, 3), figure(3, 2), figure(2, 1, 2), figure(3, 0)] },
    { name: 'the other', figures: [figure(2, 2, 2), figure(3, 3)] },
  ],
}
