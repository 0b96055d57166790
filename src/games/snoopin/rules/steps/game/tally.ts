import { rowById } from '../../../../../main/engine/state.ts'
import type { Tally, Use } from '../../inputs.ts'
import { abilitiesOf, isUsed } from '../../abilities.ts'
import { stepOf } from '../../scene.ts'
import { scoreLines } from '../../score.ts'
import { mustBe, refuse } from '../../turn.ts'

/** Counts an event of a side's victory list, up or down, while the game lasts and until it is assessed. */
export const tally = stepOf<Tally>('An event is counted', (scene, { side, event, by }) => {
  const turn = mustBe(scene.state, 'game', 'assessment')
  const { name } = rowById(scene.state.sides, side, 'side')
  const line = scoreLines(scene.state, turn, side).find(({ key }) => key === event)
  if (!line) refuse(`That is not on the victory list of ${name}.`)
  if (line.own) refuse('The program counts that itself: note who is hit, buy assets, or assess the missions.')
  if (by === 0) refuse('Say how many more or fewer.')
  const count = line.count + by
  if (count < 0) refuse(`Only ${line.count} of them have been counted.`)
  const row = scene.state.tallies.find((one) => one.turnId === turn.id && one.sideId === side && one.event === event)
  const id = row?.id ?? scene.add('tallies', { turnId: turn.id, sideId: side, event, count })
  scene.patch('tallies', id, { count })
  scene.note(`${name}, ${line.text}: ${count}.`, { collection: 'tallies', id, field: 'count' })
  const disabled = scoreLines(scene.state, turn, side).find(({ key }) => key === wasFirst[event])
  if (by > 0 && disabled && disabled.count > 0)
    scene.note('If it had been disabled before, count that one down: it counts as destroyed only.')
})

/** A vehicle that is disabled and later destroyed counts as destroyed only (ruling): only the players know which it was. */
const wasFirst: Readonly<Record<string, string>> = { afvDestroyed: 'afvDisabled', vehicleDestroyed: 'vehicleDisabled' }

/** Ticks what works once a game. */
export const use = stepOf<Use>('Used once a game', (scene, { team, key }) => {
  const turn = mustBe(scene.state, 'game')
  const found = abilitiesOf(scene.state, turn).find((one) => one.team === team && one.key === key)
  if (!found) refuse('Nobody on the table has that.')
  if (found.when === 'always') refuse(`${found.name} works all through the game: nothing is used up.`)
  if (isUsed(scene.state, turn, found)) refuse(`${found.whose} has used ${found.name} in this game.`)
  const id = scene.add('uses', { turnId: turn.id, teamId: team, key })
  scene.note(`${found.whose} uses ${found.name}.`, { collection: 'uses', id })
})
