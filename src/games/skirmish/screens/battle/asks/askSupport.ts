import type { BlastView, FigureView, SideView, TableView } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { blank, naming } from './draft.ts'
import type { Field } from './field.ts'
import { grenadeField, type GrenadeType } from './grenades.ts'
import { inchesBetween } from './measure.ts'
import { everybody, isSealed, onTable, pickable } from './people.ts'

/** The first shot of a turn goes astray from its target, each further one from where the last one fell. */
export function askShot({ support }: SideView): Ask {
  const isFirst = support.last === null
  const point: Field = {
    kind: 'text',
    name: 'target',
    label: 'Target point',
    hint: 'Anywhere on the table: the path by the second hut',
    wanted: true,
  }
  return {
    step: 'callShot',
    title: `Shot ${support.shots + 1} of ${support.shotsPerTurn}`,
    button: isFirst ? 'Fire at it' : 'Fire again',
    said: isFirst
      ? 'One die on the deviation table of your copy says where it lands.'
      : `From where the last one fell: ${support.last}. On a 1 or 2 it falls there again.`,
    fields: isFirst ? [point] : [],
    start: blank,
    input: ({ target }) => ({ target }),
  }
}

/** Corrected by word from the smoke round of the turn before, the first shot lands where the caller says. */
export const askCorrected = (smoke: string): Ask => ({
  step: 'callShot',
  title: 'First shot, corrected from the smoke',
  button: 'Fire',
  said: `The smoke lies ${smoke}. Correct it by word, without measuring; that is where the shot lands.`,
  fields: [
    { kind: 'text', name: 'target', label: 'It lands', hint: 'so much left and right of the smoke', wanted: true },
  ],
  start: blank,
  input: ({ target }) => ({ target, bySmoke: true }),
})

/** A round of smoke shows where the shots of the next turn will go. */
export const askSmoke = (): Ask => ({
  step: 'smokeRound',
  title: 'A smoke round',
  button: 'Drop it',
  said: 'A paper ball is dropped over the point from 16" or more; where it comes to rest is the landing point. Leave that blank and the program scatters it.',
  fields: [
    { kind: 'text', name: 'target', label: 'Where it is wanted', hint: 'The path by the second hut', wanted: true },
    { kind: 'text', name: 'landed', label: 'Where the ball rests', hint: 'blank: scattered for you', wanted: false },
  ],
  start: blank,
  input: ({ target, landed }) => ({ target, landed: landed.trim() === '' ? null : landed }),
})

const coverWords: Readonly<Record<BlastView['kind'], string>> = {
  support: 'in hard cover',
  speculative: '',
  grenade: 'behind cover, not lobbed past it',
  mortar: 'behind cover, not lobbed past it',
  mine: 'behind cover',
  claymore: '',
}

/** @returns those that the drawn table shows within reach of what went off. */
const within = ({ at, reach }: Pick<BlastView, 'at' | 'reach'>, among: readonly FigureView[]): readonly FigureView[] =>
  among.filter((figure) => (inchesBetween(at, figure.at) ?? Infinity) <= (reach ?? -1))

/** Who stands near where something went off, and has not had his counters of it; the drawn table names them. */
export function askStrike(table: TableView, { id, kind, landed, effect, struck, at, reach }: BlastView): Ask {
  const had = struck.map(({ figure }) => figure)
  const among = everybody(table).filter((figure) => !had.includes(figure.id) && !(table.sealsApart && isSealed(figure)))
  const near = within({ at, reach }, among)
  const isFirst = struck.length === 0
  const cover = coverWords[kind]
  return {
    step: 'strike',
    title: `Who is hit: ${landed}`,
    button: 'Put the counters down',
    ...(isFirst && { buttonOfNobody: 'Nobody was near' }),
    said: `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`,
    fields: [
      {
        kind: 'figures',
        label: 'Near enough',
        part: 'near',
        among: [...near, ...among.filter((one) => !near.includes(one))].map(pickable),
        tells: [
          ...(cover === '' ? [] : [{ what: 'cover' as const, label: cover }]),
          ...(kind === 'mortar' ? [{ what: 'direct' as const, label: 'landed on the vehicle' }] : []),
        ],
        least: isFirst ? 0 : 1,
        none: 'All who are shown have had their counters of it.',
      },
    ],
    start: { ...blank, named: near.map((one) => naming(one.id)) },
    input: ({ named }) => ({
      blast: id,
      figures: named.map(({ figure, cover: covered, direct }) => ({ figure, cover: covered, direct })),
    }),
    mayBeSealed: !table.sealsApart,
  }
}

/** The player who holds the machine tells which of his hidden figures were near; none is an answer too. */
export function askStrikeSealed(table: TableView, blast: BlastView, holder: number): Ask {
  const had = blast.struck.map(({ figure }) => figure)
  const cover = coverWords[blast.kind]
  const inArc = blast.kind === 'claymore'
  const among = onTable(table.sides.find(({ id }) => id === holder)).filter(
    (figure) => isSealed(figure) && !had.includes(figure.id),
  )
  return {
    step: 'strikeSealed',
    title: `Your hidden figures: ${blast.landed}`,
    button: 'That is all',
    buttonOfNobody: 'None of them was near',
    still: !inArc,
    said: `${blast.effect.charAt(0).toUpperCase()}${blast.effect.slice(1)}. What you say is sealed: it looks the same whether anybody was near or not.`,
    fields: [
      {
        kind: 'figures',
        label: inArc ? 'In its arc, up to 7" off' : 'Near enough',
        part: inArc ? 'in the arc' : 'near',
        among: among.map(pickable),
        tells: [
          ...(cover === '' ? [] : [{ what: 'cover' as const, label: cover }]),
          ...(inArc ? [{ what: 'inches' as const, label: 'inches off', most: 7 }] : []),
        ],
        least: 0,
        none: 'None of your figures is hidden any more.',
      },
    ],
    // Who is in an arc no circle shows.
    start: { ...blank, named: inArc ? [] : within(blast, among).map(({ id }) => naming(id)) },
    input: ({ named }) => ({ blast: blast.id, figures: [...named] }),
  }
}

/** One shot a turn, of any grenade. */
export function askMortar(table: TableView, mortar: SideView['mortars'][number]): Ask {
  const shift: readonly Field[] =
    mortar.aimedAt === null
      ? []
      : [
          {
            ...{ kind: 'number', name: 'shift', label: 'Moved from its last point', least: 0, most: 12, unit: '"' },
            hint: `It was aimed at ${mortar.aimedAt}.`,
          },
        ]
  return {
    step: 'fireMortar',
    title: `${mortar.name} fires`,
    button: 'Fire',
    said: 'Where the crew sees the point it goes astray as a hand grenade does, else as artillery.',
    fields: [
      grenadeField(table),
      { kind: 'text', name: 'target', label: 'Target point', hint: 'The dyke behind the huts', wanted: true },
      ...shift,
      { kind: 'flag', name: 'inSight', label: 'The crew sees the point' },
    ],
    start: {
      ...blank,
      target: mortar.aimedAt ?? '',
      grenade: table.grenades.find(({ waitsFor }) => waitsFor === null)?.type ?? '',
    },
    input: ({ grenade, target, shift: shiftInches, inSight }) => ({
      ...{ mortar: mortar.id, grenade: grenade as GrenadeType, target, shiftInches, inSight },
    }),
  }
}
