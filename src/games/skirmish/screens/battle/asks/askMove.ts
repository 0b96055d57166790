import type { FigureAction } from '../../../contract/table.ts'
import type { Ask } from './ask.ts'
import { blank, naming, type Draft } from './draft.ts'
import { isSealed, onTable, pickable, shortName, sideThatIsOn, type Acting } from './people.ts'

/** @returns those of the side that may move as well. */
const movers = ({ table }: Acting, what: FigureAction) =>
  onTable(sideThatIsOn(table)).filter(({ actions }) =>
    actions.some(({ action, refused }) => action === what && refused === null),
  )

const together = (acting: Acting, what: FigureAction) =>
  ({
    kind: 'figures',
    label: 'Who moves',
    part: 'moves',
    among: movers(acting, what).map(pickable),
    tells: [],
    least: 1,
  }) as const

const ids = ({ named }: Draft) => named.map(({ figure }) => figure)

/** Its sealed words are not written anew: their digest would no longer be the same. */
const ofHidden = ({ table, figure }: Acting): string =>
  !isSealed(figure)
    ? ''
    : table.ground === null
      ? ' Where it was at first stays sealed as it is; write down for yourself where it is now.'
      : ' Where it was at first stays sealed as it is; put its mark on the drawn table where it is now.'

/** Ordinary movement: a pip of noise a phase. */
export const askMove = (acting: Acting): Ask => ({
  step: 'move',
  title: `${shortName(acting.figure.name)} moves`,
  button: 'Move',
  still: true,
  said: `Each phase of ordinary movement makes one pip of noise.${ofHidden(acting)}`,
  fields: [
    { kind: 'number', name: 'phases', label: 'Phases', least: 1, most: Math.max(1, acting.figure.left) },
    together(acting, 'move'),
  ],
  start: { ...blank, named: [naming(acting.figure.id)] },
  input: (draft) => ({ figures: ids(draft), way: 'ordinary', phases: draft.phases }),
})

/** Tactical movement: 2" over two phases in a row, and no noise. */
export const askCreep = (acting: Acting): Ask => ({
  step: 'move',
  title: `${shortName(acting.figure.name)} moves tactically`,
  button: 'Move',
  still: true,
  said: `2" over two phases in a row, without a noise.${ofHidden(acting)}`,
  fields: [together(acting, 'creep')],
  start: { ...blank, named: [naming(acting.figure.id)] },
  input: (draft) => ({ figures: ids(draft), way: 'tactical' }),
})
