import type { FngState } from '../../state.ts'
import type { Asking, Field, Values } from '../action.ts'
import { figureById, groupById, isOnTable, type Figure } from '../battle.ts'
import { bunkerDv } from '../buildings/inBunker.ts'
import { besideField } from '../ground/beside.ts'
import { named, namedIn } from './fireForm.ts'
import { isBuilding, occupantsOf, structureById } from '../structures.ts'

/** Whom a blast can strike: everybody on the table who is alive (FNG p. 34). */
export const strikable = ({ figures }: FngState): Figure[] =>
  figures.filter((figure) => isOnTable(figure) && !figure.inTunnel && figure.status !== 'obviouslyDead')

/** Ids in a field of picks, or of rows that name a figure each. */
const idsIn = ({ values }: Asking, field: string): number[] => {
  const value = values[field]
  if (!Array.isArray(value)) return []
  return (value as readonly (number | Values)[]).flatMap((each) => {
    const id = typeof each === 'number' ? each : each['figure']
    return typeof id === 'number' ? [id] : []
  })
}

const hasBamboo = ({ sectors }: FngState): boolean => sectors.some(({ ground }) => ground === 'bamboo')

/** Does his group stand in a sector of bamboo? The player may know better. */
function isInBamboo(state: FngState, { groupId }: Figure): boolean {
  const { sector } = groupById(state, groupId)
  return state.sectors.some(({ number, ground }) => number === sector && ground === 'bamboo')
}

/** Whether somebody stands in bamboo, asked where any grows on the table: it makes a blast worse (FNG p. 47). */
export const bambooField = (who: string) =>
  ({
    kind: 'flag',
    label: 'In bamboo',
    asked: ({ state }) => hasBamboo(state),
    start: (asking) => {
      const figure = namedIn(asking, who)
      return figure !== null && isInBamboo(asking.state, figure)
    },
  }) as const satisfies Field

/** Whether somebody lies below ground: asked of who is prone, and where positions are on the table (FNG p. 51). */
const dugInField = {
  kind: 'flag',
  label: 'Prone in a foxhole',
  help: 'Or in a trench or ditch: it bursts outside.',
  asked: (asking) =>
    asking.state.structures.some(({ kind }) => kind === 'position') || (namedIn(asking, 'figure')?.prone ?? false),
  absent: false,
} as const satisfies Field

/** The figures in a blast circle, each with the cover that stands between it and the centre. */
export const circleField = (label: string, asked?: (asking: Asking) => boolean) =>
  ({
    kind: 'rows',
    label,
    help: 'Friends too. DV of the cover towards the centre, 0 for none.',
    least: 0,
    most: 30,
    ...(asked ? { asked } : {}),
    start: (asking) => insideOf(asking).map(({ id }) => ({ figure: id, dv: 0 })),
    fields: {
      figure: {
        kind: 'pick',
        from: 'figures',
        label: 'Who',
        among: ({ state }) => strikable(state).map(({ id }) => id),
      },
      dv: {
        kind: 'number',
        label: 'DV',
        least: 0,
        most: 10,
        start: (asking) => {
          const figure = namedIn(asking, 'figure')
          const inside = insideOf(asking).some(({ id }) => id === figure?.id)
          return figure === null || inside ? 0 : bunkerDv(asking.state, figure.id)
        },
      },
      bamboo: bambooField('figure'),
      dugIn: dugInField,
    },
  }) as const satisfies Field

/**
 * Those beside a blast circle, who react.
 * @param target the field that names whoever is struck beside those in the circle.
 */
export const nearField = (
  circle: string,
  { asked, target }: { readonly asked?: (asking: Asking) => boolean; readonly target?: string } = {},
) => {
  const struck = (asking: Asking): number[] => idsIn(asking, circle)
  const whom = (asking: Asking): Figure[] => [
    ...(target === undefined ? [] : named(namedIn(asking, target))),
    ...struck(asking).map((id) => figureById(asking.state, id)),
  ]
  const among = (asking: Asking) =>
    strikable(asking.state).flatMap(({ id }) => (struck(asking).includes(id) ? [] : [id]))
  return {
    kind: 'picks',
    from: 'figures',
    label: 'Within 4" of them, in sight',
    part: 'beside',
    ...(asked ? { asked } : {}),
    ...besideField(whom, among, target ?? circle),
  } as const satisfies Field
}

/** The building that it goes off in. */
export const intoField = (label: string, asked?: (asking: Asking) => boolean) =>
  ({
    kind: 'pick',
    from: 'structures',
    label,
    optional: true,
    ...(asked ? { asked } : {}),
    among: ({ state }) => state.structures.filter(isBuilding).map(({ id }) => id),
  }) as const satisfies Field

function insideOf({ state, values }: Asking): Figure[] {
  const into = values['into']
  return typeof into === 'number' ? occupantsOf(state, structureById(state, into)) : []
}

/** A row of a circle, as filled in. */
export interface CircleRow {
  readonly figure: number
  readonly dv: number
  readonly bamboo: boolean
  readonly dugIn: boolean
}

/** @returns the circle as the rules want it; whoever is named twice counts once, under his best cover. */
export const circleOf = (rows: readonly CircleRow[]) =>
  [...new Set(rows.map(({ figure }) => figure))].map((figureId) => ({
    figureId,
    coverDv: Math.max(...rows.filter(({ figure }) => figure === figureId).map(({ dv }) => dv)),
    bamboo: rows.some(({ figure, bamboo }) => figure === figureId && bamboo),
    dugIn: rows.some(({ figure, dugIn }) => figure === figureId && dugIn),
  }))
