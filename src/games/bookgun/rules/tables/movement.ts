import { defineTable, missing } from '../../../../main/engine/table.ts'

/** Dice of one way to move, dismounted and mounted; null: it may not be done. */
type Dice = readonly [foot: number, mounted: number] | null

type Off = 'highest' | 'lowest' | 'none' | 'prohibited'

/** What the last column says of rough terrain; dense terrain is double that. */
const roughWords: Readonly<Record<Off, string>> = {
  highest: 'minus high die',
  lowest: 'minus low die',
  none: 'no penalty',
  prohibited: 'prohibited',
}

const slash = (dice: Dice): string => (dice === null ? '-' : dice.join('/'))

/** A row of figures that walk or ride. */
const walking = <const K extends string>(
  key: K,
  who: string,
  rough: Off,
  [cross, road, charge, chargeRoad]: readonly Dice[],
) => ({
  key,
  gives: {
    ...ways('cross', cross!),
    ...ways('road', road!),
    ...ways('charge', charge!),
    ...ways('chargeRoad', chargeRoad!),
    rough,
  },
  cells: {
    'type and formation': who,
    'cross country': slash(cross!),
    'on road': slash(road!),
    charge: slash(charge!),
    'charge on road': slash(chargeRoad!),
    'rough terrain': roughWords[rough],
  },
})

/** A row of which the source has lost all dice. */
const lost = <const K extends string>(key: K, who: string, rough: Off) =>
  ({
    key,
    gives: { cross: missing, road: missing, charge: missing, chargeRoad: missing, rough },
    cells: { 'type and formation': who, 'rough terrain': roughWords[rough] },
  }) as const

const ways = <const W extends string>(way: W, dice: Dice) =>
  ({ [way]: dice?.[0] ?? null, [`${way}Mounted`]: dice?.[1] ?? null }) as Record<W | `${W}Mounted`, number | null>

/** Up to 7D6 are needed to play (p. 12); a joker may add one. */
const mostDice = 9

const closeOrder: readonly Dice[] = [[2, 4], null, [3, 5], null]
const columnOrder: readonly Dice[] = [
  [3, 4],
  [4, 5],
  [3, 5],
  [4, 6],
]
const openOrder: readonly Dice[] = [[3, 4], null, [4, 5], null]

/**
 * How many D6 are added, in inches: `cross`, `road`, `charge` and `chargeRoad`, of cavalry `crossMounted` and so on; null
 * where it may not be done. `rough` is the die that rough terrain takes off.
 */
export const movement = defineTable({
  id: 'bag.movement',
  title: 'Movement dice',
  page: 14,
  alsoOn: [15, 16],
  dice: { kind: 'lookUp' },
  how: 'so many d6 added, in inches; "2/4" is dismounted / mounted',
  onPaper: 'D6 added, in inches; dismounted / mounted',
  figures: ['cross country', 'on road', 'charge', 'charge on road'],
  fromCopy: {
    cross: { column: 'cross country', kind: 'number', most: mostDice },
    road: { column: 'on road', kind: 'number', most: mostDice },
    charge: { column: 'charge', kind: 'number', most: mostDice },
    chargeRoad: { column: 'charge on road', kind: 'number', most: mostDice },
  },
  lacks:
    'The chart has lost the dice of artillery, horse drawn and all ground vehicles. What a vehicle needs is refused until it is filled in; 0 is for what it may not do.',
  modifiers: [],
  notes: [
    'Dense terrain takes the die of rough terrain and then its amount again; 1" is always left. Prone: 1D6 in any terrain.',
    'Non-combatant civilians charge only as part of a mob.',
  ],
  rows: [
    walking('armyClose', 'Army, close order', 'highest', closeOrder),
    walking('armyColumn', 'Army, column', 'highest', columnOrder),
    walking('armyOpen', 'Army, open order', 'highest', openOrder),
    walking('insurgentsClose', 'Insurgents, close order', 'lowest', closeOrder),
    walking('insurgentsColumn', 'Insurgents, column', 'lowest', columnOrder),
    walking('insurgentsOpen', 'Insurgents, open order', 'lowest', openOrder),
    walking('civiliansClose', 'Civilians, close order', 'none', closeOrder),
    walking('civiliansOpen', 'Civilians, open order', 'none', openOrder),
    lost('pushAndFire', 'Artillery, push and fire', 'highest'),
    // Who rides must dismount in rough terrain, and then loses the high die.
    bicycles(),
    lost('horseDrawn', 'Horse drawn vehicles', 'prohibited'),
    lost('lightWheeled', 'Light wheeled vehicles', 'highest'),
    lost('heavyWheeled', 'Heavy wheeled vehicles', 'highest'),
    lost('lightTracked', 'Light tracked vehicles', 'lowest'),
    lost('heavyTracked', 'Heavy tracked vehicles', 'lowest'),
    {
      key: 'overSnow',
      // On snow, where alone they go by this row, the text (p. 16) gives 4 to all of them, against the 3 of the chart.
      gives: { cross: 4, road: missing, charge: missing, chargeRoad: missing, rough: 'lowest' },
      cells: {
        'type and formation': 'Over snow vehicles',
        'cross country': 'snow 4',
        'rough terrain': roughWords.lowest,
      },
    },
    water('lightBoats', 'Light boats', 3),
    water('patrolBoats', 'Motor patrol boats', 5),
    {
      key: 'aircraft',
      gives: { cross: null, unlimited: true, rough: 'none' },
      cells: { 'type and formation': 'All aircraft', 'cross country': 'unlimited', 'rough terrain': roughWords.none },
    },
  ],
})

function bicycles() {
  const { key, gives, cells } = walking('bicycles', 'Bicycles', 'highest', [[2, 3], [3, 4], null, null])
  return {
    key,
    gives: { ...gives, dismounts: true },
    cells: { ...cells, 'rough terrain': 'must dismount, minus high die' },
  }
}

/** Boats move on water only. */
function water<const K extends string>(key: K, who: string, dice: number) {
  return {
    key,
    gives: { cross: dice, rough: 'none' },
    cells: { 'type and formation': who, 'cross country': dice, 'rough terrain': 'does not apply' },
  } as const
}
