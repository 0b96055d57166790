import type { Ask, SumLine } from './ask.ts'
import { blank, type Draft } from './draft.ts'
import { inchesBetween } from './measure.ts'
import { onTable, pickable, shortName, sideThatIsOn, sideThatWaits, spotIn, type Acting } from './people.ts'

/** Pips are heard one less for each full 10". */
const inchesPerPip = 10

/** @returns the score that a noise must be heard by, line by line. */
export function sumOfNoise(pips: number, inches: number): readonly SumLine[] {
  const off = Math.floor(inches / inchesPerPip)
  const left = pips - off
  return [
    { value: String(pips), text: pips === 1 ? 'pip' : 'pips together' },
    ...(off > 0 ? [{ value: `-${off}`, text: `nearest two ${inches}" apart` }] : []),
    left > 0 ? { value: String(left), text: 'or less: heard' } : { value: '0', text: 'too far off to be heard' },
  ]
}

/** The first phase of a figure: one die for each noise of the other side's last turn. */
export function askListen({ table, figure }: Acting): Ask {
  const shown = onTable(sideThatWaits(table))
  const makers = table.noises.map(({ figure: id, name, pips }) => {
    const known = shown.find((one) => one.id === id)
    return { figure: id, name, pips, detail: known?.weapon ?? '' }
  })
  const pipsOf = (ids: readonly number[]) =>
    makers.filter((one) => ids.includes(one.figure)).reduce((sum, one) => sum + one.pips, 0)
  const aFriendFired = onTable(sideThatIsOn(table)).some(({ id, fired }) => fired && id !== figure.id)
  return {
    step: 'listen',
    acts: 'listens',
    ranged: true,
    title: `${shortName(figure.name)} listens`,
    button: makers.length === 0 ? 'Listen to nothing' : 'Listen',
    said: 'One die for each noise. Figures that moved within 6" of one another make one noise: their pips are added.',
    fields: [
      ...(aFriendFired
        ? [{ kind: 'flag', name: 'friendFired', label: 'A friend within 10" has fired in this turn' } as const]
        : []),
      { kind: 'noises', label: 'Noises of the last turn', makers },
    ],
    start: {
      ...blank,
      noises: makers.map((one) => ({
        figures: [one.figure],
        inches: inchesBetween(figure.at, spotIn(table, one.figure)),
      })),
    },
    input: ({ friendFired, noises }) => ({
      figure: figure.id,
      friendFired,
      noises: noises.map(({ figures, inches }) => ({ figures: [...figures], inches: inches ?? 0 })),
    }),
    sum: ({ noises }: Draft) =>
      noises.flatMap(({ figures, inches }) => (inches === null ? [] : sumOfNoise(pipsOf(figures), inches))),
    mayBeSealed: true,
  }
}

/** How far the drawn table shows the named one to be. */
const measuredTo =
  ({ table, figure }: Acting) =>
  ({ named }: Draft): number | null =>
    inchesBetween(figure.at, spotIn(table, named[0]?.figure ?? null))

const distance = (most: number) =>
  ({ kind: 'number', name: 'inches', label: 'How far apart', least: 0, most, unit: '"' }) as const

/** Two opposed hidden figures see each other within 4". */
export const askMeet = ({ table, figure }: Acting): Ask => ({
  ranged: true,
  measured: measuredTo({ table, figure }),
  step: 'meet',
  acts: 'sees',
  title: `${shortName(figure.name)} sees somebody`,
  button: 'They see each other',
  still: true,
  said: 'Opposed figures that are hidden and have not been heard see each other within 4".',
  fields: [
    {
      kind: 'figures',
      label: 'Whom',
      part: 'seen',
      among: onTable(sideThatWaits(table))
        .filter(({ hidden }) => hidden || figure.hidden)
        .map(pickable),
      tells: [],
      least: 1,
      one: true,
      none: 'Nobody who is shown here is hidden.',
    },
    distance(4),
  ],
  start: { ...blank, inches: 4 },
  input: ({ named, inches }) => ({ figure: figure.id, other: named[0]!.figure, inches }),
  mayBeSealed: true,
})

/** The other way of hiding: two dice against the range. */
export const askSpot = ({ table, figure }: Acting): Ask => ({
  ranged: true,
  measured: measuredTo({ table, figure }),
  step: 'spot',
  acts: 'looks',
  title: `${shortName(figure.name)} looks for somebody`,
  button: 'Look',
  said: 'Within 12", two dice added: the range in inches or more, and the hidden figure is a target for everybody.',
  fields: [
    {
      kind: 'figures',
      label: 'For whom',
      part: 'looked for',
      among: onTable(sideThatWaits(table))
        .filter(({ hidden }) => hidden)
        .map(pickable),
      tells: [],
      least: 1,
      one: true,
      none: 'All figures of the other side stand in the open.',
    },
    distance(12),
  ],
  start: { ...blank, inches: 12 },
  input: ({ named, inches }) => ({ figure: figure.id, other: named[0]!.figure, inches }),
  sum: ({ inches }) => [{ value: String(Math.max(2, Math.ceil(inches))), text: 'or more on two dice: spotted' }],
})
