import { switchOf } from '../../../house/switches.ts'
import type { FngState } from '../../../state.ts'
import type { Asking, Fields, ValuesOf } from '../../action.ts'
import { battleOf, figureById, groupById, hasAttribute, type Figure } from '../../battle.ts'
import { holdsCover } from '../../buildings/inBunker.ts'
import { isOutOfSight } from '../../fire/ducked.ts'
import { namedIn, pickedIn, shelteredField } from '../../fire/fireForm.ts'
import { groundStances, standsField, type Stance } from '../../fire/stances.ts'
import { hipNote } from '../../fire/hip.ts'
import { distanceField, startingInches } from '../../fire/distance.ts'
import { beamField, clearField, litField } from '../../fire/light.ts'
import { postureOf } from '../../ground/cover.ts'
import { isInMelee } from '../../melee/inMelee.ts'
import { aimFields } from './aimForm.ts'
import { burstLine, shelterFields, withField } from './burstLine.ts'
import { declareTargets } from './declare.ts'
import { mayBeInView } from './inView.ts'
import { newcomersField } from './newcomerForm.ts'
import { besideField, everybodyNear, shelteredOnce } from './nearForm.ts'
import { sighted } from './sighted.ts'

/**
 * Whoever is selected, alone or with his group; where nobody is, whoever may see one of the other side: of those who look
 * on our side, all of theirs at first, then those who are picked.
 */
function startOf(asking: Asking, side: 'ours' | 'theirs'): number[] {
  const { state, selected } = asking
  // Who has ducked is out of sight, and sees nobody whom he ducked from (FNG p. 24).
  const open = (of: 'ours' | 'theirs') =>
    sighted(state, of)
      .map((id) => figureById(state, id))
      .filter((figure) => !isOutOfSight(figure))
  const all = open(side)
  const chosen = all.filter(({ id, groupId }) => selected.includes(id) || selected.includes(groupId))
  const others = side === 'ours' ? open('theirs') : pickedIn(asking, 'ours')
  const seen = all.filter((figure) => others.some((other) => mayBeInView(state, figure, other)))
  return (chosen.length > 0 ? chosen : seen).map(({ id }) => id).slice(0, mostSeers)
}

/** More of one side than see each other at one moment. */
const mostSeers = 20

const involved = (asking: Asking): Figure[] => [...pickedIn(asking, 'ours'), ...pickedIn(asking, 'theirs')]

/** Is it the figure's side whose activation it is? */
export const isOnMove = (state: FngState, figure: Figure): boolean => figure.side === battleOf(state).side

/**
 * Has he moved in this activation, as far as the program knows (FNG p. 21)? Not before his group is activated; of a group that is,
 * everybody may have, but for those who lie, serve a gun or fight.
 */
export const mayHaveMoved = (state: FngState, figure: Figure): boolean =>
  isOnMove(state, figure) &&
  (figure.moved ||
    (groupById(state, figure.groupId).activated && !figure.prone && !figure.setUp && !isInMelee(state, figure)))

/** Targets by the rule, as the lists stand so far. */
export function declared(state: FngState, figures: readonly Figure[]): ReadonlyMap<number, number> {
  const ids = (onMove: boolean) => figures.filter((f) => isOnMove(state, f) === onMove).map(({ id }) => id)
  return declareTargets(ids(false), ids(true))
}

const enemiesOfNamed = (asking: Asking): number[] => {
  const figure = namedIn(asking, 'figure')
  return involved(asking).flatMap(({ id, side }) => (figure && side !== figure.side ? [id] : []))
}

/** Whom a line is about, as whoever looks. */
const lookerIn = (asking: Asking): readonly Figure[] => {
  const figure = namedIn(asking, 'figure')
  return figure === null ? [] : [figure]
}

const looking = (asking: Asking) => ({ viewers: lookerIn(asking), target: pickedIn(asking, 'targets')[0] ?? null })

const targetAmong = (figures: readonly Figure[], id: number | undefined): Figure | null =>
  figures.find((figure) => figure.id === id) ?? null

/** What a line holds that nobody has changed; in the dark the enemy is no farther off than one sees. */
export const plainLine = {
  inches: 12,
  scope: false,
  bridging: 0,
  stands: 'open',
  lit: false,
  beam: false,
  clear: false,
  point: false,
  charge: false,
  with: 'own',
  coverDv: 0,
  bamboo: false,
  indoors: false,
  behind: [],
  blind: false,
  into: null,
  circle: [],
  feet: [],
  path: [],
  besideCircle: [],
} as const

/** How a figure without a line stands: what was said of his posture counts where a line says it too. */
export const standsOf = (state: FngState, figure: Figure): Stance =>
  holdsCover(state, figure) ? 'cover' : plainLine.stands

const sheltered = shelteredField(involved)

/** By the postures; an entry from before may say so of all of a side. */
const shelteredNow = (asking: Asking): number[] => [
  ...new Set([...shelteredOnce(involved)(asking), ...sheltered.start(asking)]),
]

export const inSightFields = {
  ours: {
    kind: 'picks',
    from: 'figures',
    label: 'Our men who see them',
    help: 'Closest to the enemy first. Whoever moved may have come up to 2" further; who has ducked back is out of sight.',
    least: 1,
    most: mostSeers,
    among: ({ state }) => sighted(state, 'ours'),
    start: (asking) => startOf(asking, 'ours'),
    note: (asking) => hipNote(asking.state, pickedIn(asking, 'ours')),
  },
  theirs: {
    kind: 'picks',
    from: 'figures',
    label: 'Enemies who see us',
    help: 'Closest to us first.',
    least: 1,
    most: mostSeers,
    among: ({ state }) => sighted(state, 'theirs'),
    start: (asking) => startOf(asking, 'theirs'),
    note: (asking) => hipNote(asking.state, pickedIn(asking, 'theirs')),
  },
  again: {
    kind: 'flag',
    label: 'A further round',
    help: 'Nobody snap fires in it.',
    asked: ({ state }) => switchOf(state, 'inSightRounds') === 'repeated',
  },
  near: { ...everybodyNear, past: true },
  sheltered: { ...sheltered, past: true },
  lines: {
    kind: 'rows',
    label: 'One by one',
    help: 'Whoever has no line stands in the open at 12", with nobody beside him, and takes his target by the rule.',
    least: 0,
    most: 2 * mostSeers,
    start: (asking) => {
      const figures = involved(asking)
      const targets = declared(asking.state, figures)
      return figures.map((figure) => ({
        figure: figure.id,
        targets: targets.has(figure.id) ? [targets.get(figure.id)!] : [],
        inches: startingInches(asking, plainLine.inches, {
          viewers: [figure],
          target: targetAmong(figures, targets.get(figure.id)),
        }),
        stands: postureOf(asking.state, figure) ?? plainLine.stands,
        point: plainLine.point,
        charge: plainLine.charge,
        moved: mayHaveMoved(asking.state, figure),
      }))
    },
    fields: {
      figure: {
        kind: 'pick',
        from: 'figures',
        label: 'Figure',
        among: (asking) => involved(asking).map(({ id }) => id),
      },
      targets: {
        kind: 'picks',
        from: 'figures',
        label: 'Fires at',
        help: 'Several: the dice are shared out in this order.',
        most: 6,
        among: enemiesOfNamed,
        start: (asking) => {
          const target = declared(asking.state, involved(asking)).get(namedIn(asking, 'figure')?.id ?? 0)
          return target === undefined ? [] : [target]
        },
      },
      inches: distanceField(plainLine.inches, looking, 'targets'),
      lit: litField(lookerIn, (asking) => pickedIn(asking, 'targets')[0] ?? null),
      beam: beamField(lookerIn),
      clear: clearField(looking),
      ...aimFields,
      with: withField,
      stands: standsField('He stands', groundStances, 'figure', (asking) => namedIn(asking, 'figure')),
      ...shelterFields,
      moved: {
        kind: 'flag',
        label: 'Has moved',
        help: 'In this activation.',
        asked: (asking) => {
          const figure = namedIn(asking, 'figure')
          return figure !== null && isOnMove(asking.state, figure)
        },
        start: (asking) => {
          const figure = namedIn(asking, 'figure')
          return figure !== null && mayHaveMoved(asking.state, figure)
        },
      },
      point: {
        kind: 'flag',
        label: 'Walks point',
        asked: (asking) => {
          const figure = namedIn(asking, 'figure')
          return figure !== null && hasAttribute(asking.state, figure, 'pointman')
        },
      },
      charge: {
        kind: 'flag',
        label: 'Close enough to charge',
        help: 'Beyond 8" a Fast Move must bring him there.',
      },
      near: besideField,
      sheltered: { ...sheltered, start: shelteredNow, absent: [] },
      ...burstLine,
    },
  },
  newcomers: newcomersField,
} as const satisfies Fields

export type InSightValues = ValuesOf<typeof inSightFields>
