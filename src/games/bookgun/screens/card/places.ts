import type { BookgunCard, CoverUnit } from '../../contract/card.ts'

/** A unit with its place in the picture. */
export interface Placed {
  readonly unit: CoverUnit
  readonly x: number
  readonly y: number
}

/** Where units of a force stand: the army in the west of the town, the insurgents in the east, civilians on the market. */
const places = {
  army: [60, 314, 180, 445, 182, 186, 60, 185, 60, 60, 180, 315, 60, 443, 182, 60, 60, 585, 182, 590],
  insurgents: [448, 190, 560, 310, 450, 440, 560, 190, 450, 310, 560, 445, 450, 60, 560, 60, 316, 60, 316, 185],
  civilians: [318, 440, 300, 386, 344, 386, 318, 332, 300, 280, 344, 280],
} as const

/** @returns the units of a side where they are drawn; more than have a place there are told by the words beside it. */
export const placed = ({ kind, units }: BookgunCard['sides'][number]): readonly Placed[] =>
  units.flatMap((unit, i) => {
    const [x, y] = places[kind].slice(i * 2)
    return x === undefined || y === undefined ? [] : [{ unit, x, y }]
  })

const unit = (figures: number, acted: boolean): CoverUnit => ({
  ...{ fit: figures, figures, acted },
  ...{ broken: false, marker: false },
})

/** What the picture shows where there is no campaign yet. */
export const example: BookgunCard = {
  sides: [
    { kind: 'army', name: 'the army', units: [unit(7, false), unit(7, true), unit(7, false)] },
    { kind: 'insurgents', name: 'the insurgents', units: [unit(14, false), unit(14, true), unit(3, true)] },
    { kind: 'civilians', name: 'civilians', units: [unit(18, false)] },
  ],
  cards: [
    { id: '7C', name: '7 of clubs', suit: 'clubs', rank: 7, colour: 'black' },
    { id: '9D', name: '9 of diamonds', suit: 'diamonds', rank: 9, colour: 'red' },
    { id: '8S', name: '8 of spades', suit: 'spades', rank: 8, colour: 'black' },
  ],
}
