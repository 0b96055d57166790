import type { SealedView, TableView } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { blank, naming } from './draft.ts'
import { everybody, isSealed, onTable, pickable, shortName, sideThatIsOn, type Acting } from './people.ts'

/** Placing one takes a whole turn. */
export const askClaymore = ({ figure }: Acting): Ask => ({
  step: 'placeClaymore',
  title: `${shortName(figure.name)} places a claymore`,
  button: 'Place it',
  still: true,
  said: 'It takes the whole turn. Place and facing are sealed from the other player.',
  fields: [
    {
      kind: 'text',
      name: 'target',
      label: 'Where, and which way it faces',
      hint: 'At the foot of the dyke, facing east',
      wanted: true,
    },
  ],
  start: blank,
  input: ({ target }) => ({ figure: figure.id, place: target }),
})

/** Fired by hand from within 4" of it: a die for each figure in its arc. */
export function askFireClaymore({ table, figure }: Acting, sealed: SealedView | null): Ask {
  const claymores = sealed?.things.filter(({ kind }) => kind === 'claymore') ?? []
  return {
    step: 'fireClaymore',
    acts: 'fires',
    title: `${shortName(figure.name)} fires a claymore`,
    button: 'Fire it',
    said: 'A die for each figure in its arc of 90 degrees: within 3" a 4 or more brings two counters, from there to 7" a 5 or more brings one.',
    fields: [
      {
        kind: 'choice',
        name: 'which',
        label: 'Which claymore',
        options: claymores.map(({ id, number, place }) => ({
          value: String(id),
          label: `${number}: ${place}`,
          refused: null,
        })),
        none: 'What this side has laid is sealed: show it first.',
      },
      { kind: 'number', name: 'inches', label: 'From him to it', least: 0, most: 4, unit: '"' },
      {
        kind: 'figures',
        label: 'In its arc, up to 7" off',
        part: 'in the arc',
        among: everybody(table)
          .filter((one) => !(table.sealsApart && isSealed(one)))
          .map(pickable),
        tells: [{ what: 'inches', label: 'inches off', most: 7 }],
        least: 0,
      },
    ],
    start: { ...blank, which: claymores.length === 1 ? String(claymores[0]!.id) : '' },
    input: ({ which, inches, named }) => ({
      figure: figure.id,
      claymore: Number(which),
      inches,
      inArc: named.map((one) => ({ figure: one.figure, inches: one.inches })),
    }),
    mayBeSealed: true,
  }
}

/** A vehicle runs over a man. */
export const askRunOver = ({ table, figure }: Acting): Ask => ({
  step: 'runOver',
  title: `${shortName(figure.name)} runs over somebody`,
  button: 'Run over',
  still: true,
  said: 'His counters are raised to five; who has as many keeps them.',
  fields: [
    {
      kind: 'figures',
      label: 'Whom',
      part: 'run over',
      among: everybody(table)
        .filter(({ kind }) => kind === 'man')
        .map(pickable),
      tells: [],
      least: 1,
      one: true,
    },
  ],
  start: blank,
  input: ({ named }) => ({ vehicle: figure.id, figure: named[0]!.figure }),
  mayBeSealed: true,
})

/** A mine goes off; whoever keeps the list says so. */
export function askMine(table: TableView, mine: SealedView['things'][number]): Ask {
  const active = onTable(sideThatIsOn(table))
  return {
    step: 'setOffMine',
    title: `Mine ${mine.number} goes off`,
    button: 'It goes off',
    said: 'On a 3 or more who set it off gets three counters; on less he is in the blast as everybody near.',
    fields: [
      {
        kind: 'figures',
        label: 'Who set it off',
        part: 'sets it off',
        among: active.map(pickable),
        tells: [],
        least: 1,
        one: true,
      },
    ],
    start: { ...blank, named: active.length === 1 ? [naming(active[0]!.id)] : [] },
    input: ({ named }) => ({ figure: named[0]!.figure, mine: mine.id }),
    mayBeSealed: true,
  }
}
