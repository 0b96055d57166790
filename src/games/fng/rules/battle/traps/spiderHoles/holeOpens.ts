import type { TableRoll } from '../../../../../../main/engine/rollOnTable.ts'
import { spiderHoleDiscovery, spiderHoleOccupant } from '../../../tables/trapsAndTunnels.ts'
import { defineAction, type Asking } from '../../action.ts'
import { aboutFigure, figureById, hasAttribute, refusesOutsideTurn, repOf, withRep, type Figure } from '../../battle.ts'
import { friendsOf, named, namedIn } from '../../fire/fireForm.ts'
import { besideField } from '../../ground/beside.ts'
import { stances, standsField } from '../../fire/stances.ts'
import { mayAnswer } from '../../reactions/answer.ts'
import { takesTests } from '../../reactions/nerve.ts'
import type { FngState } from '../../../state.ts'
import { removeLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'
import { groupsAbove, walkersIn } from '../pickTarget.ts'
import { holesDue, type Hole, type Strikes } from './holes.ts'
import { placeOccupants, type Occupants } from './occupants.ts'
import { chargeFromHole, fireFromHole, type Sight } from './strike.ts'

const holeIn = ({ state, values }: Asking): Hole | null =>
  holesDue(state).find(({ id }) => id === values['hole']) ?? null

/** The men of the group beside it first. */
function menNear(asking: Asking): Figure[] {
  const hole = holeIn(asking)
  const beside = hole === null ? null : figureById(asking.state, hole.figureId).groupId
  return groupsAbove(asking.state)
    .flatMap(({ id }) => walkersIn(asking.state, id))
    .sort((a, b) => Number(b.groupId === beside) - Number(a.groupId === beside))
}

const open = (state: FngState): boolean => holesDue(state).length > 0 && groupsAbove(state).length > 0

/** Is the hole seen in time, who sits in it, and what do they do (FNG pp. 71-72)? */
export const holeOpens = defineAction({
  name: 'holeOpens',
  title: 'A spider hole opens',
  section: 'ground',
  page: 71,
  words: ['spider hole', 'discovery', 'occupant', 'ambush'],
  tables: [spiderHoleDiscovery, spiderHoleOccupant],
  fields: {
    hole: {
      kind: 'pick',
      from: 'lasting',
      label: 'Spider hole',
      among: ({ state }) => holesDue(state).map(({ id }) => id),
      start: ({ state }) => holesDue(state)[0]?.id ?? null,
    },
    tester: {
      kind: 'pick',
      from: 'figures',
      label: 'Closest man who faces it',
      help: 'If nobody faces it: the closest man.',
      among: (asking) => menNear(asking).map(({ id }) => id),
      start: (asking) => menNear(asking)[0]?.id ?? null,
    },
    faces: { kind: 'flag', label: 'He has it in sight', start: () => true },
    target: {
      kind: 'pick',
      from: 'figures',
      label: 'Man nearest to it, in its sight',
      among: (asking) => menNear(asking).map(({ id }) => id),
      start: (asking) => namedIn(asking, 'tester')?.id ?? menNear(asking)[0]?.id ?? null,
    },
    inches: {
      kind: 'number',
      label: 'Distance to him',
      unit: 'inches',
      least: 0,
      most: 24,
      start: (asking) => structureOf(asking)?.amount ?? 7,
    },
    stands: standsField(
      'He stands',
      stances.filter(({ value }) => value !== 'smoke'),
      'target',
      (asking) => namedIn(asking, 'target'),
    ),
    near: {
      kind: 'picks',
      from: 'figures',
      label: 'Within 4" of him, in sight',
      part: 'beside',
      ...besideField(
        (asking) => named(namedIn(asking, 'target')),
        (asking) => friendsOf(asking.state, namedIn(asking, 'target')),
        'target',
      ),
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (open(state) ? null : 'No spider hole lies beside any of our groups.'),
  likely: ({ state }) => (open(state) ? 98 : 0),
  run(scene, { hole: id, tester, faces, target, inches, stands, near }) {
    const { structureId } = holesDue(scene.state).find((each) => each.id === id)!
    removeLasting(scene, id)
    const discovery = discover(scene, figureById(scene.state, tester), faces)
    const occupants = placeOccupants(scene, structureId)
    const cover = stands === 'cover' || stands === 'both'
    const concealed = stands === 'concealed' || stands === 'both'
    const from = structureById(scene.state, structureId).type as Strikes
    carryOut(scene, { discovery, occupants, tester, from, sight: { target, inches, cover, concealed, near } })
  },
})

const structureOf = (asking: Asking) => {
  const hole = holeIn(asking)
  return hole === null ? null : structureById(asking.state, hole.structureId)
}

/** Spider Hole Discovery (FNG p. 71). */
function discover(scene: Scene, tester: Figure, faces: boolean): TableRoll<typeof spiderHoleDiscovery> {
  const keen = hasAttribute(scene.state, tester, 'trap-finder') || hasAttribute(scene.state, tester, 'pointman')
  const roll = scene.roll(spiderHoleDiscovery, {
    subject: tester.id,
    why: withRep(tester),
    numbers: { REP: repOf(tester) },
    when: { holeInLos: faces, trapFinderOrPointman: faces && keen, nobodyFacesHole: !faces },
  })
  scene.tell(roll, `${tester.name} ${says[roll.row.outcome]}.`, aboutFigure(tester))
  return roll
}

const says = {
  spotted: 'sees the hole in time',
  late: 'sees it too late',
  surprised: 'sees nothing until it is too late',
} as const

interface Opened {
  readonly discovery: TableRoll<typeof spiderHoleDiscovery>
  readonly occupants: Occupants
  readonly tester: number
  readonly from: Strikes
  readonly sight: Sight
}

function carryOut(scene: Scene, { discovery, occupants, tester, from, sight }: Opened): void {
  const { gives } = discovery.row
  if (gives.freeAttack) {
    freeAttack(scene, figureById(scene.state, tester), occupants.figures)
    return
  }
  const does = occupants.supportTeam ? gives.supportTeam : from === 'rear' ? gives.fromRear : gives.fromFront
  if (does === 'fire' || does === 'fireThenCharge') fireFromHole(scene, occupants.figures, sight)
  if (does === 'charge' || does === 'fireThenCharge') chargeFromHole(scene, occupants.figures, sight.target, sight.near)
}

/** He may fire at once, besides his active fire (FNG p. 71). */
function freeAttack(scene: Scene, figure: Figure, occupants: readonly Figure[]): void {
  if (!takesTests(figure) || figure.busy !== null) return
  mayAnswer(
    scene,
    figure.id,
    occupants.map(({ id }) => id),
  )
  scene.note(`${figure.name} may fire at it at once: return fire.`, { about: aboutFigure(figure), page: 71 })
}
