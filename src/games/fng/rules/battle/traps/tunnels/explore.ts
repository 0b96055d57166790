import { listed } from '../../../steps/setup/common.ts'
import { explainDice } from '../../../../../../main/engine/lines.ts'
import type { Throw } from '../../../../../../main/engine/answers.ts'
import { tunnelEncounter } from '../../../tables/trapsAndTunnels.ts'
import { battleOf, hasAttribute } from '../../battle.ts'
import type { Scene } from '../../scene.ts'
import { structureById } from '../../structures.ts'
import { membersOfParty, partiesBelow, turnsBelow, type Party } from './below.ts'
import { comeUp } from './comeUp.ts'
import { bringUp } from './bringUp.ts'
import { encounterOf, survive } from './survival.ts'

/**
 * What a turn brings below (FNG p. 66): who comes up, then whom the others meet. Nobody above has a say in it. Rescuers
 * go first: they are on their way.
 */
export function explore(scene: Scene): void {
  bringUp(scene)
  const parties = partiesBelow(scene.state)
  const stays = staying(scene, parties)
  parties.forEach((party, i) => {
    if (!stays[i]) comeUp(scene, party)
  })
  meet(
    scene,
    parties.filter((_, i) => stays[i]),
  )
}

/** A die of at least the turns below, and they stay; in the turn they went down nothing is rolled (ruling to FNG p. 66). */
function staying(scene: Scene, parties: readonly Party[]): boolean[] {
  const { turn } = battleOf(scene.state)
  const rolling = parties.filter((party) => party.until === null && turnsBelow(party, turn) > 1)
  const throws = scene.diceAll(
    rolling.map((party) => ({
      key: 'battle.tunnel-stay',
      subject: party.rows[0]!.figureId,
      count: 1,
      why: `${namesIn(scene, party)}, ${turnsBelow(party, turn)} turns below: do they stay?`,
    })),
  )
  return parties.map((party) => {
    if (party.until !== null) return party.until > turn
    const thrown = throws[rolling.indexOf(party)]
    return thrown === undefined || readStay(scene, party, thrown)
  })
}

function readStay(scene: Scene, party: Party, thrown: Throw): boolean {
  const { turn } = battleOf(scene.state)
  const turns = turnsBelow(party, turn)
  const stays = thrown.faces[0]! >= turns
  const loots =
    !stays && membersOfParty(scene.state, party).some((figure) => hasAttribute(scene.state, figure, 'looter'))
  const text = stays ? 'they go on' : loots ? 'they look for loot one turn more' : 'they come up'
  scene.say(explainDice(`${namesIn(scene, party)}: ${text}.`, thrown, { page: 66, score: thrown.faces[0]! }))
  if (loots) for (const { id } of party.rows) scene.patch('lasting', id, { until: turn + 1 })
  return stays || loots
}

const namesIn = (scene: Scene, party: Party): string =>
  listed(membersOfParty(scene.state, party).map(({ name }) => name))

/** A die of at least the enemy's activation die, and they meet something (FNG p. 66). */
function meet(scene: Scene, parties: readonly Party[]): void {
  const { theirDie } = battleOf(scene.state)
  const throws = scene.diceAll(
    parties.map((party) => ({
      key: 'battle.tunnel-meets',
      subject: party.rows[0]!.figureId,
      count: 1,
      why: `${namesIn(scene, party)}: do they meet something, on ${theirDie ?? 1} or more?`,
    })),
  )
  parties.forEach((party, i) => {
    const thrown = throws[i]!
    const meets = thrown.faces[0]! >= (theirDie ?? 1)
    const text = meets ? 'something is there' : 'they meet nothing'
    scene.say(explainDice(`${namesIn(scene, party)}: ${text}.`, thrown, { page: 66, score: thrown.faces[0]! }))
    if (meets) encounter(scene, party)
  })
}

function encounter(scene: Scene, party: Party): void {
  const figures = membersOfParty(scene.state, party)
  const { name } = structureById(scene.state, party.structureId)
  const roll = scene.roll(tunnelEncounter, {
    subject: figures[0]!.id,
    why: `${namesIn(scene, party)}, ${name}`,
    when: encounterOf(scene, figures),
  })
  const hazard = roll.row.outcome
  scene.tell(roll, `${name}: ${hazard === 'enemy' ? 'an enemy' : 'a booby trap'}.`)
  const ids = figures.map(({ id }) => id)
  survive(scene, ids, party.structureId, { hazard, encounter: roll.row.gives.survival })
}
