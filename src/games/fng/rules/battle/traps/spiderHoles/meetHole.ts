import { RuleError } from '../../../../../../main/engine/errors.ts'
import { explainDice } from '../../../../../../main/engine/lines.ts'
import { switchOf } from '../../../house/switches.ts'
import type { FngState } from '../../../state.ts'
import { spiderHole } from '../../../tables/trapsAndTunnels.ts'
import { defineAction } from '../../action.ts'
import { leaderOf, refusesOutsideTurn, type Group } from '../../battle.ts'
import { eventOf, takeUp } from '../../events/lasts.ts'
import { addLasting } from '../../lasting.ts'
import type { Scene } from '../../scene.ts'
import { freshStructure } from '../../structures.ts'
import { withinSight } from '../../turn/sight.ts'
import { groupsAbove, walkersIn } from '../pickTarget.ts'

const isDue = (state: FngState): boolean => eventOf(state, 'spiderHoleDue') !== undefined

/** Inches beyond the die at which a spider hole lies (FNG p. 71). */
const nearest = 6

/** A spider hole lies beside one of our groups: which, where, and how far off (FNG p. 71). */
export const meetHole = defineAction({
  name: 'meetHole',
  title: 'A spider hole is near',
  section: 'ground',
  page: 71,
  words: ['spider hole', 'ambush', 'hidden', 'random event'],
  tables: [spiderHole],
  fields: {
    who: {
      kind: 'choice',
      label: 'Which group',
      options: [
        { value: 'rolled', label: 'Is rolled for' },
        { value: 'named', label: 'Is known' },
      ],
      start: ({ state }) => (switchOf(state, 'trapTarget') === 'procedure' ? 'rolled' : 'named'),
    },
    group: {
      kind: 'pick',
      from: 'groups',
      label: 'Group',
      help: 'Closest to a PEF.',
      optional: true,
      asked: ({ values }) => values['who'] === 'named',
      among: ({ state }) => groupsAbove(state).map(({ id }) => id),
      start: ({ state, selected }) => groupsAbove(state).find(({ id }) => selected.includes(id))?.id ?? null,
    },
  },
  refuses: (state) =>
    refusesOutsideTurn(state) ?? (groupsAbove(state).length > 0 ? null : 'Nobody of ours is on his feet above ground.'),
  likely: ({ state }) => (isDue(state) ? 95 : 3),
  run(scene, { who, group }) {
    if (who === 'named' && group === null) throw new RuleError('bad-input', 'Say which group. Nothing was changed.')
    takeUp(scene, 'spiderHoleDue')
    const targets = group === null ? highestGroups(scene) : groupsAbove(scene.state).filter(({ id }) => id === group)
    for (const target of targets) placeBeside(scene, target)
  },
})

/** A die for each group: all of the highest get one of their own (FNG p. 71). */
function highestGroups(scene: Scene): Group[] {
  const groups = groupsAbove(scene.state)
  if (groups.length < 2) return groups
  const throws = scene.diceAll(
    groups.map(({ id, name }) => ({
      key: 'battle.spider-hole-target',
      subject: id,
      count: 1,
      why: `Spider hole: ${name}`,
    })),
  )
  throws.forEach((thrown, i) => {
    scene.say(explainDice(`${groups[i]!.name}: ${thrown.faces[0]!}.`, thrown, { page: 71, score: thrown.faces[0]! }))
  })
  const best = Math.max(...throws.map(({ faces }) => faces[0]!))
  return groups.filter((_, i) => throws[i]!.faces[0] === best)
}

function placeBeside(scene: Scene, group: Group): void {
  const roll = scene.roll(spiderHole, { subject: group.id, why: `seen from ${group.name}` })
  const why = `Spider hole at ${group.name}: how far off, 1d6 + ${nearest}"`
  const thrown = scene.dice({ key: 'battle.spider-hole-distance', subject: group.id, count: 1, why })
  // As far as light and weather let one see; what the ground takes off that, the player knows.
  const inches = withinSight(scene.state, scene, thrown.faces[0]! + nearest)
  scene.tell(roll, `The hole lies ${where[roll.row.outcome]} ${group.name}.`)
  scene.say(explainDice(`${inches}" away, or as far as they see.`, thrown, { page: 71, score: inches }))
  const name = `Spider hole ${where[roll.row.outcome]} ${group.name}`
  const structureId = scene.add('structures', {
    ...freshStructure,
    kind: 'spiderHole',
    type: roll.row.gives.strikesFrom,
    name,
    sector: group.sector,
    dv: 0,
    dvAtStart: 0,
    state: 'set',
    amount: inches,
  })
  const figureId = (leaderOf(scene.state, group) ?? walkersIn(scene.state, group.id)[0]!).id
  addLasting(scene, { kind: 'spiderHole', name: `${name}, ${inches}"`, figureId, structureId, sector: group.sector })
}

const where = { rear: 'behind', left: 'to the left of', right: 'to the right of', front: 'ahead of' } as const
