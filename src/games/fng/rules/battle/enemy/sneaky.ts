import { battleOf, groupsOf, membersOf, type Group } from '../battle.ts'
import { closestFree } from '../contacts/freeSectors.ts'
import { slipAway } from '../contacts/meltedUnit.ts'
import { drawFrom, sectorCalled } from '../drawFrom.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'

/**
 * Sneaky Local VC (FNG p. 64): a unit that none of us has seen for a full turn is gone, and two PEFs lie in the closest
 * sector without any of us. Only the table shows who was seen, so it is asked at the end of the turn.
 */
export function sneakAway(scene: Scene): void {
  if (battleOf(scene.state).enemy !== 'lvc') return
  for (const group of groupsOf(scene.state, 'theirs')) {
    const sectors = closestFree(scene.state, group.sector)
    // Where we are everywhere it stays (ruling to FNG p. 64).
    if (sectors.length === 0 || wasSeen(scene.state, group) || !isUnseen(scene, group)) continue
    const why = `${group.name} is unseen: the sector of its PEFs`
    slipAway(
      scene,
      group,
      drawFrom(scene, sectors, { key: 'battle.sneaky-sector', subject: group.id, why, called: sectorCalled }),
    )
  }
}

/** It came up in this turn, or has fired: somebody saw it. */
function wasSeen(state: FngState, group: Group): boolean {
  const { turn } = battleOf(state)
  const placed = state.tallies.some((row) => row.event === 'enemyPlaced' && row.about === group.id && row.turn === turn)
  return placed || membersOf(state, group.id).some(({ fired }) => fired)
}

function isUnseen(scene: Scene, group: Group): boolean {
  const seen = scene.choose({
    key: 'battle.sneaky',
    subject: group.id,
    why: `Has one of us seen anybody of ${group.name} during this turn?`,
    options: [
      { value: 'seen', label: 'Yes, it was seen' },
      { value: 'unseen', label: 'No, all of it was out of sight all turn' },
    ],
  })
  return seen === 'unseen'
}
