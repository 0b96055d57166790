import { describe, expect, it } from 'vitest'
import type { TurnView } from '../../src/contract/views.ts'
import { stepWithoutInput, useRunOn } from '../../src/games/fng/screens/halfMonth/useRunOn.ts'
import { done } from './support/fakeBridge.ts'
import { mission, squads, turnAt } from './support/sampleViews.ts'

const partNow = ({ phases, now }: TurnView) => phases.find(({ phase }) => phase === now)!.part

describe('"Do the rest"', () => {
  it('runs phase after phase until one needs the player', async () => {
    let turn: TurnView = turnAt('area')
    const order = turn.phases.map((one) => one.phase)
    const ran: string[] = []
    const run = (procedure: string) => {
      ran.push(procedure)
      return Promise.resolve(done())
    }
    const reload = () => {
      const next = order[order.indexOf(turn.now ?? '') + 1]!
      turn = turnAt(next, next === 'whoGoes' ? { form: { kind: 'party', squads, starSquad: 1, mission } } : {})
      return Promise.resolve()
    }
    const { start, running } = useRunOn({ run }, () => turn, reload)
    await start(partNow(turn), 1)
    expect(ran[0]).toBe('fng.rollArea')
    expect(ran.at(-1)).toBe('fng.placeMarkers')
    expect(turn.now).toBe('whoGoes')
    expect(running.value).toBe(false)
  })

  it('stops at a question', async () => {
    const turn = turnAt('medals')
    let calls = 0
    const run = () => {
      calls += 1
      return Promise.resolve({
        status: 'wanted',
        question: { kind: 'dice', throws: [] },
        lines: [],
        answered: 0,
        rest: null,
      } as const)
    }
    await useRunOn(
      { run },
      () => turn,
      () => Promise.resolve(),
    ).start(partNow(turn), 1)
    expect(calls).toBe(1)
  })

  it('goes on to the next question once one is answered, until it is stopped', async () => {
    let turn: TurnView = turnAt('area')
    const order = turn.phases.map((one) => one.phase)
    const ran: string[] = []
    const run = (procedure: string) => {
      ran.push(procedure)
      return Promise.resolve({
        status: 'wanted',
        question: { kind: 'dice', throws: [] },
        lines: [],
        answered: 0,
        rest: null,
      } as const)
    }
    const { start, resume, stop, running } = useRunOn(
      { run },
      () => turn,
      () => Promise.resolve(),
    )
    const answered = () => (turn = turnAt(order[order.indexOf(turn.now ?? '') + 1]!))
    await resume()
    expect(ran).toEqual([])
    await start(partNow(turn), 1)
    expect(running.value).toBe(false)
    answered()
    await resume()
    answered()
    await resume()
    expect(ran).toHaveLength(3)
    expect(new Set(ran).size).toBe(3)
    stop()
    answered()
    await resume()
    expect(ran).toHaveLength(3)
  })

  it('has ended where the desk cannot be read again: nothing waits, and it can be begun anew', async () => {
    const turn = turnAt('area')
    let calls = 0
    const run = () => {
      calls += 1
      return Promise.resolve(undefined)
    }
    const { start, resume, running } = useRunOn(
      { run },
      () => turn,
      () => Promise.reject(new Error('gone')),
    )
    for (const nth of [1, 2]) {
      await expect(start(partNow(turn), 1)).rejects.toThrow('gone')
      expect([running.value, calls]).toEqual([false, nth])
    }
    await resume()
    expect(calls).toBe(2)
  })

  it('leaves the contact test and the end of the half-month to the player', () => {
    expect(stepWithoutInput(turnAt('contact'), 'setUp')).toBeNull()
    expect(stepWithoutInput(turnAt('turnEnd'), 'aftermath')).toBeNull()
    expect(stepWithoutInput(turnAt('recovery'), 'aftermath')).toBe('fng.recover')
    expect(stepWithoutInput(turnAt('recovery'), 'setUp')).toBeNull()
  })
})
