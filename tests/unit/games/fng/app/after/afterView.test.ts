import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { TurnView } from '../../../../../../src/games/fng/contract/turn.ts'
import { atPhase, mustered, playOn, rowsOf, testProgram } from '../../../../../support/program.ts'

const fixture = join(import.meta.dirname, '../../../../../fixtures/after-view.json')

/** Every place of a tour from the report on, to the end of its sixth half-month. */
async function played(seed: number) {
  const { api, folder } = testProgram()
  const campaign = await mustered(api, seed)
  const seen: { turn: TurnView; rows: ReturnType<typeof rowsOf> }[] = []
  const isOver = ({ ofTour, now }: TurnView) => now === null || (ofTour === 6 && now === 'turnEnd')
  let turn = await api('fng.turn', { campaign })
  while (!isOver(turn)) {
    let first = true
    await playOn(api, campaign, { dice: 'program', seed }, (at) => (first ? (first = false) : true) || isOver(at))
    turn = await api('fng.turn', { campaign })
    if (turn.after) seen.push({ turn, rows: rowsOf(folder, campaign) })
  }
  return seen
}

it('is what the tests of the screens stand on', async () => {
  const { turn } = (await played(6)).at(-1)!
  await expect(`${JSON.stringify(turn.after, null, 2)}\n`).toMatchFileSnapshot(fixture)
  expect(readFileSync(fixture, 'utf8')).toContain('All six sectors, both PEFs')
})

it.each([2, 11])('tells of every man once, and counts as the tour does (seed %i)', async (seed) => {
  for (const { turn, rows } of await played(seed)) {
    const { action, rollCall } = turn.after!
    const mission = rows.missions.find(({ id }) => id === rows.tour[0]!.missionId)
    expect(action === null).toBe(mission === undefined)
    if (action && mission) {
      expect(action.bill.reduce((sum, { points }) => sum + points, 0)).toBe(action.points)
      expect(action.points).toBe(mission.victoryPoints ?? action.points)
      if (mission.result !== null) expect(action.verdict.toLowerCase()).toMatch(new RegExp(`^${mission.result}`))
    }
    if (rollCall === null) continue
    const { changed, home, arrived, away, unchanged, others } = rollCall
    const named = [...changed, ...home, ...arrived, ...away, ...unchanged].map(({ soldierId }) => soldierId)
    expect(new Set(named).size).toBe(named.length)
    const here = rows.soldiers.filter(({ left }) => left === null).map(({ id }) => id)
    const fell = rows.party.filter(
      ({ missionId, fate, soldierId }) =>
        missionId === mission?.id && fate === 'obviouslyDead' && here.includes(soldierId) && !named.includes(soldierId),
    )
    expect(named.filter((id) => here.includes(id)).length + others).toBe(here.length - fell.length)
    for (const { id, awayMissions } of rows.soldiers.filter(({ awayMissions: left }) => left > 0)) {
      expect([...changed, ...away].map(({ soldierId }) => soldierId)).toContain(id)
      const told = away.find(({ soldierId }) => soldierId === id)
      if (told) expect(told.why).toContain(`misses ${awayMissions} more mission`)
    }
    for (const man of [...changed, ...arrived, ...away]) {
      expect(man.toGo).toBe(rows.soldiers.find(({ id }) => id === man.soldierId)!.deros)
      expect(man.rep).toBe(rows.soldiers.find(({ id }) => id === man.soldierId)!.rep)
      expect(man.why).not.toContain(man.name)
    }
  }
})

it('counts the points before they are written down as they will be counted', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api, 6)
  const playing = { dice: 'program', seed: 6 } as const
  await playOn(api, campaign, playing, (turn) => turn.now === 'recovery' && turn.ofTour === 5)
  const before = (await api('fng.turn', { campaign })).after!.action!
  expect(before).toMatchObject({ counted: false, points: 7 })
  await playOn(api, campaign, playing, atPhase('missionResult'))
  expect((await api('fng.turn', { campaign })).after!.action).toEqual({ ...before, counted: true })
})

it('says of a report that is being written what it comes to once it is handed in', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api, 6)
  await playOn(api, campaign, { dice: 'program', seed: 6 }, (turn) => turn.now === 'battle')
  const { form } = await api('fng.turn', { campaign })
  const soldierId = form.kind === 'report' ? form.men.at(-1)!.soldierId : 0
  const men = [{ soldierId, fate: 'obviouslyDead', killsConfirmed: 2 } as const]
  const report = { contacted: true, men, otherKillsUnconfirmed: 3, civilianCasualties: 1 }
  const written = await api('fng.written', { campaign, report })
  expect(written.men.map((man) => man.soldierId)).toEqual([soldierId])
  const other = await api('fng.written', { campaign, report: { ...report, civilianCasualties: 2 } })
  expect(other.points).toBe(written.points - 1)
  await api('fng.report', { campaign, dice: 'program', input: report })
  const { after } = await api('fng.turn', { campaign })
  expect(after!.action).toEqual(written)
  await expect(api('fng.written', { campaign, report })).rejects.toThrow()
})

it('has nothing to tell before the battle is over', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api, 6)
  await playOn(api, campaign, { dice: 'program', seed: 6 }, atPhase('battle'))
  const { after, squares } = await api('fng.turn', { campaign })
  expect(after).toBeNull()
  expect(squares.filter((square) => square === 'now')).toHaveLength(1)
  expect(squares).toHaveLength(24)
})
