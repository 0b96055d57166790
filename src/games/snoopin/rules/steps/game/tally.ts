import { rowById } from '../../../../../main/engine/state.ts'
import type { Tally, Use } from '../../inputs.ts'
import { abilitiesOf, isUsed } from '../../abilities.ts'
import { stepOf, type Scene } from '../../scene.ts'
import { scoreLines } from '../../score.ts'
import type { Turn } from '../../state.ts'
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
  scene.note(`${name}, ${line.text.replace(/^each /, '')}: ${count}.`, { collection: 'tallies', id, field: 'count' })
  if (by > 0) takeDisabled(scene, turn, { side, event, by })
})

const wasFirst: Readonly<Record<string, string>> = { afvDestroyed: 'afvDisabled', vehicleDestroyed: 'vehicleDisabled' }

/** A vehicle that is disabled and later destroyed counts as destroyed only (ruling): only the players know which it was. */
function takeDisabled(scene: Scene, turn: Turn, { side, event, by }: Tally): void {
  const row = scene.state.tallies.find(
    (one) => one.turnId === turn.id && one.sideId === side && one.event === wasFirst[event],
  )
  if (!row || row.count === 0) return
  const options = Array.from({ length: Math.min(by, row.count) + 1 }, (_, i) => ({
    ...{ value: String(i), label: labelOf(i, by) },
  }))
  const why = by === 1 ? 'Had it been disabled before?' : 'How many of them had been disabled before?'
  const before = Number(scene.choose({ key: 'snoopin.disabled', subject: side, why, options }))
  if (before === 0) return
  scene.patch('tallies', row.id, { count: row.count - before })
  scene.note(`Disabled before, and counted as destroyed only: ${before}.`, {
    ...{ collection: 'tallies', id: row.id, field: 'count' },
  })
}

function labelOf(before: number, destroyed: number): string {
  if (destroyed > 1) return before === 0 ? 'None of them' : String(before)
  return before === 0 ? 'No, it is another one' : 'Yes, it counts as destroyed only'
}

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
