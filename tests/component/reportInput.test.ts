import { describe, expect, it } from 'vitest'
import { fngSteps } from '../../src/contract/fng.ts'
import { emptyReport, reportInput } from '../../src/renderer/systems/fng/forms/reportInput.ts'

const men = [1, 2].map((soldierId) => ({
  soldierId,
  name: 'Mercer, J.',
  rank: 'Sgt',
  squad: 1,
  rep: 5,
  star: soldierId === 1,
  attached: false,
}))

describe('the battle report', () => {
  it('leaves out men with nothing to tell, and passes the contract', () => {
    const input = reportInput(emptyReport(men), [])
    expect(input.men).toEqual([])
    expect(fngSteps.report.safeParse(input).success).toBe(true)
  })

  it('tells of a wounded man how he was brought off', () => {
    const form = emptyReport(men)
    Object.assign(form.men[1]!, { fate: 'outOfTheFight', recovered: false, evacuation: 'medevac', burned: true })
    expect(reportInput(form, []).men).toEqual([
      { soldierId: 2, fate: 'outOfTheFight', recovered: false, evacuation: 'medevac', burned: true },
    ])
  })

  it('forgets the evacuation of a man who is fine after all, but not his kills and deed', () => {
    const form = emptyReport(men)
    Object.assign(form.men[0]!, { evacuation: 'medevac', killsToRoll: 2, deed: 'twoInMelee' })
    expect(reportInput(form, []).men).toEqual([{ soldierId: 1, killsToRoll: 2, deed: 'twoInMelee' }])
  })

  it('sends only the fields the mission asks for', () => {
    const form = emptyReport(men)
    form.numbers.sectorsPatrolled = 5
    form.numbers.civiliansDetained = 3
    form.task = 'completed'
    const input = reportInput(form, ['sectorsPatrolled'])
    expect(input).toMatchObject({ sectorsPatrolled: 5, otherKillsToRoll: 0 })
    expect(input).not.toHaveProperty('civiliansDetained')
    expect(input).not.toHaveProperty('task')
    expect(reportInput(form, ['task']).task).toBe('completed')
  })

  it('takes an emptied number field as none, and drops points without a reason', () => {
    const form = emptyReport(men)
    form.numbers.otherKillsToRoll = '' as unknown as number
    form.otherPoints.push({ points: 5, reason: ' ' }, { points: 10, reason: ' Tunnel cleared ' })
    const input = reportInput(form, [])
    expect(input.otherKillsToRoll).toBe(0)
    expect(input.otherPoints).toEqual([{ points: 10, reason: 'Tunnel cleared' }])
    expect(fngSteps.report.safeParse(input).success).toBe(true)
  })
})
