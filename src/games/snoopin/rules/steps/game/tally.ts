import { refuse } from '../../../../../main/engine/mustBe.ts'
import { rowById, rowIn } from '../../../../../main/engine/state.ts'
import type { Tally, Use } from '../../inputs.ts'
import { abilitiesOf, isUsed, type Ability } from '../../abilities.ts'
import { setsFatigueAside, shifted } from '../../fatigue.ts'
import { passes } from '../../qualityTest.ts'
import { byTheBook, stepOf, type Scene } from '../../scene.ts'
import { scoreLines } from '../../score.ts'
import type { SnoopinState, Turn, Use as Used } from '../../state.ts'
import { leadershipDevelopment } from '../../tables/development.ts'
import { mustBe } from '../../turn.ts'
import { nameOf } from '../../titles.ts'

/** Counts an event of a side's victory list, up or down, while the game lasts and until it is assessed. */
export const tally = stepOf<Tally>(
  (state, { side, event }) => `${nameOf(state, 'sides', side)}: ${eventName(state, side, event)}`,
  (scene, { side, event, by }) => {
    const turn = mustBe(scene.state, 'game', 'assessment')
    const { name } = rowById(scene.state.sides, side, 'side')
    const line = scoreLines(scene, turn, side).find(({ key }) => key === event)
    if (!line) refuse(`That is not on the victory list of ${name}.`)
    if (line.own) refuse('The program counts that itself: buy assets, or assess the missions.')
    if (by === 0) refuse('Say how many more or fewer.')
    const count = line.count + by
    if (count < line.noted)
      refuse(
        line.noted === 0
          ? `Only ${line.count} of them have been counted.`
          : `${line.noted} of them noted by name: take back who was not hit.`,
      )
    const further = count - line.noted
    const row = scene.state.tallies.find((one) => one.turnId === turn.id && one.sideId === side && one.event === event)
    const id = row?.id ?? scene.add('tallies', { turnId: turn.id, sideId: side, event, count: further })
    scene.patch('tallies', id, { count: further })
    scene.note(`${name}, ${bare(line.text)}: ${count}.`, { collection: 'tallies', id, field: 'count' })
    if (by > 0) takeDisabled(scene, turn, { side, event, by })
  },
)

/** @returns what is counted, without its first word: "enemy AFV disabled". */
const bare = (text: string): string => text.replace(/^each /, '')

function eventName(state: SnoopinState, side: number, event: string): string {
  const turn = rowIn(state.turns, state.tour[0]?.turnId ?? 0)
  const line = turn && scoreLines(byTheBook(state), turn, side).find(({ key }) => key === event)
  return line ? bare(line.text) : event
}

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

/** Ticks what works once a game; the test that sets fatigue aside is rolled. */
export const use = stepOf<Use>(
  (state, { team }) => `Used in the game: ${team === null ? 'the insurgency' : nameOf(state, 'teams', team)}`,
  (scene, { team, key }) => {
    const turn = mustBe(scene.state, 'game')
    const found = abilitiesOf(scene, turn).find((one) => one.team === team && one.key === key)
    if (!found) refuse('Nobody on the table has that.')
    if (found.when === 'always') refuse(`${found.name} works all through the game: nothing is used up.`)
    if (isUsed(scene.state, turn, found)) refuse(`${found.whose} has used ${found.name} in this game.`)
    const used = { turnId: turn.id, teamId: team, key }
    if (key === setsFatigueAside) {
      setAside(scene, found, used)
      return
    }
    const id = scene.add('uses', { ...used, face: null })
    scene.note(`${found.whose} uses ${found.name}.`, { collection: 'uses', id })
  },
)

/** A Troop Quality test of the team: passed, its fatigue does nothing until the game is over (p. 10-18). */
function setAside(scene: Scene, { whose, name }: Ability, used: Omit<Used, 'id' | 'face'>): void {
  const team = rowById(scene.state.teams, used.teamId ?? 0, 'team')
  const thrown = scene.dice({
    ...{ key: leadershipDevelopment.id, subject: team.id, why: `${whose}: ${name}`, count: 1 },
    sides: shifted(team.troopQuality, 0),
  })
  const id = scene.add('uses', { ...used, face: thrown.face })
  const came = thrown.face >= passes ? 'its fatigue does nothing until the game is over' : 'it stays as tired as it is'
  scene.tellDice(thrown, `${whose} uses ${name}: ${came}.`, {
    ...{ about: { collection: 'uses', id }, table: leadershipDevelopment.id },
  })
}
