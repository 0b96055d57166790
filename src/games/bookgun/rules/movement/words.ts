/** Words of moves: one place for what the journal, the pages and the sheets say. */

export const formationWords = { close: 'close order', open: 'open order', column: 'column' } as const

export const wayWords = {
  cross: 'cross country',
  road: 'on road',
  charge: 'charge',
  chargeRoad: 'charge on road',
} as const

/** What rough terrain takes off, by what the movement table gives. */
export const roughWords = { highest: 'high', lowest: 'low', none: 'none', prohibited: 'no' } as const
