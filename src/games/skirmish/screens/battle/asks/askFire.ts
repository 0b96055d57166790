import type { FigureAction } from '../../../contract/table.ts'
import type { GrenadeType } from './grenades.ts'
import { grenadeField } from './grenades.ts'
import type { Ask } from './ask.ts'
import { blank, naming } from './draft.ts'
import type { Field } from './field.ts'
import { onTable, pickable, shortName, sideThatWaits, type Acting } from './people.ts'

const targetField = (label: string): Field => ({
  kind: 'text',
  name: 'target',
  label,
  hint: 'As both of you name it: the second hut, the bend of the river',
  wanted: true,
})

/** One die a phase, at whoever is in the arc. */
export function askFire({ table, figure }: Acting): Ask {
  const foes = onTable(sideThatWaits(table)).filter(({ hidden, heard }) => !hidden || heard)
  return {
    step: 'fire',
    ranged: true,
    title: `${shortName(figure.name)} fires`,
    button: 'Fire',
    said: 'One die a phase. A Suppress score puts one counter on somebody in the arc, 90 degrees straight ahead; who has cover and a counter gets no more.',
    acts: 'fires',
    fields: [
      {
        kind: 'figures',
        label: 'In the arc, with a clear shot',
        part: 'target',
        among: foes.map(pickable),
        tells: [{ what: 'cover', label: 'in cover' }],
        least: 1,
        none: 'Nobody of the other side has been seen or heard. Speculative fire needs no target.',
      },
      { kind: 'number', name: 'phases', label: 'Phases', least: 1, most: Math.max(1, figure.left) },
    ],
    start: { ...blank, named: foes.length === 1 ? [naming(foes[0]!.id)] : [] },
    input: ({ phases, named }) => ({
      figure: figure.id,
      phases,
      inArc: named.map((one) => ({ figure: one.figure, cover: one.cover })),
    }),
  }
}

/** At a point, with nobody found there. */
export function askSpeculative({ figure }: Acting): Ask {
  const may = (action: FigureAction) => figure.actions.some((one) => one.action === action)
  const ways = [
    { value: 'fire', label: 'Fire', is: may('fire') },
    { value: 'launch', label: 'Fire a grenade', is: may('launch') },
    { value: 'throw', label: 'Throw a grenade', is: may('throw') },
  ].flatMap(({ value, label, is }) => (is ? [{ value, label, refused: null }] : []))
  return {
    step: 'speculativeFire',
    acts: 'fires',
    title: `${shortName(figure.name)} fires on a guess`,
    button: 'Fire',
    said: 'On a 6 all within 3" of the point get one counter, but for those that have one.',
    fields: [
      targetField('Which point'),
      ...(ways.length > 1 ? [{ kind: 'choice', name: 'way', label: 'How', options: ways } as const] : []),
    ],
    start: { ...blank, way: ways[0]!.value },
    input: ({ way, target }) => ({ figure: figure.id, way: way as 'fire' | 'throw' | 'launch', at: target }),
  }
}

/** A hand grenade over three phases, or one that is fired over two. */
export function askGrenade({ table, figure }: Acting, way: 'throw' | 'launch'): Ask {
  const [does, of] = way === 'launch' ? ['fires', 'two'] : ['throws', 'three']
  return {
    step: 'grenade',
    acts: does,
    title: `${shortName(figure.name)} ${does} a grenade`,
    button: 'Go on',
    said: `It takes ${of} phases in a row, which may run over into the next turn; it goes off with the last of them.`,
    fields: [
      grenadeField(table),
      targetField('At which point'),
      ...(way === 'throw'
        ? [{ kind: 'number', name: 'inches', label: 'How far', least: 0, most: 99, unit: '"' } as const]
        : []),
    ],
    start: { ...blank, grenade: table.grenades.find(({ waitsFor }) => waitsFor === null)?.type ?? '' },
    input: ({ grenade, target, inches }) => ({
      figure: figure.id,
      way,
      grenade: grenade as GrenadeType,
      target,
      inches,
    }),
  }
}
