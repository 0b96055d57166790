import { describe, expect, it } from 'vitest'
import type { StepReply } from '../../src/contract/question.ts'
import { seededNumber } from '../../src/main/engine/seeded.ts'
import { untold } from '../../src/games/skirmish/rules/blasts.ts'
import { expectSound } from '../support/program.ts'
import { blurred, hiddenOf, openOf, seenBy, setUpTwin, windowOf, type Twin } from '../support/skirmishTwins.ts'

/**
 * Two games that differ only in what Tom has sealed are one and the same game to Ruth, and to a machine that lies on the
 * table. What would tell them apart by the rules of the page, or by how a journal is kept, is done in both or in neither:
 *
 * - the digest of a seal hangs on what is under it, and is left out here;
 * - that a hidden figure acted is an entry of its own, with the kind of step though with nothing in it;
 * - a figure that is found is called by its place on the list: "Hidden 3" tells of three at least;
 * - who listens to hidden figures is told the pips that he hears and how far off they are;
 * - that a side has no radio is told when a shot is called for.
 */
describe.each([1, 2])('seed %i: two games that differ in what is sealed', (seed) => {
  const draw = (what: string, at: number, of: number) =>
    seededNumber({ seed, depth: at, key: what, subject: 0, occurrence: 0 }, of)

  it('are the same to whoever may not know', async () => {
    const few = { hidden: 1 + draw('few', 0, 2), radio: draw('radio', 0, 2) === 0, mines: 1 }
    const more = { hidden: few.hidden + 1 + draw('more', 0, 3), radio: !few.radio, mines: 1 + draw('mines', 0, 3) }
    const twins = [await setUpTwin(seed, few), await setUpTwin(seed, more)] as const
    const [one] = twins
    const [ruth, tom] = one.state().sides.map(({ id }) => id) as [number, number]
    const game = () => one.state().games[0]!

    const mustAgree = async (after: string, whole = true) => {
      for (const holder of whole ? [ruth, null] : [ruth]) {
        const [left, right] = [await seenBy(twins[0], holder, whole), await seenBy(twins[1], holder, whole)]
        expect(right, after).toEqual(left)
      }
    }
    /** Both do the same in the open: the answers are the same too, and so is every question on the way. */
    const both = async (step: string, input: unknown, dice: 'program' | 'player' = 'program') => {
      const told: unknown[] = []
      for (const twin of twins) {
        const replies: unknown[] = []
        try {
          let reply: StepReply = await twin.take(step, input, dice)
          replies.push(reply)
          while (reply.status === 'wanted') {
            replies.push(await windowOf(twin, ruth))
            reply = await twin.rollTheRest()
            replies.push(reply)
          }
        } catch (error) {
          replies.push(String(error))
        }
        told.push(blurred(replies))
      }
      expect(told[1], step).toEqual(told[0])
      await mustAgree(step, step === 'startTurn' || step === 'endTurn')
    }
    /** Tom does something in secret, in each game in its own way; while his dice are wanted, nothing is seen of it. */
    const apart = async (step: string, input: (twin: Twin) => unknown) => {
      for (const twin of twins) {
        const seen = await windowOf(twin, ruth)
        let reply = await twin.take(step, input(twin), 'player', tom)
        if (reply.status === 'wanted') {
          expect(blurred(await windowOf(twin, ruth)), step).toEqual(blurred(seen))
          const own = (await windowOf(twin, tom)) as { overview: { pending: unknown } }
          expect(own.overview.pending).not.toBeNull()
        }
        while (reply.status === 'wanted') reply = await twin.rollTheRest(tom)
      }
      await mustAgree(step)
    }

    /** What went off is told of before the part or the turn ends: nobody in the open was near. */
    const tellAll = async () => {
      for (const { id } of untold(one.state())) await both('strike', { blast: id, figures: [] })
    }

    await mustAgree('deploy')
    let lost = 0
    for (let turn = 0; turn < 6 && openOf(one.state(), ruth).length > 0; turn++) {
      await both('startTurn', {}, 'player')
      const { sideId } = game()
      if (sideId === tom) {
        const before = twins.map((twin) => hiddenOf(twin.state(), tom).length)
        await apart('checkSealed', () => ({}))
        lost += twins.reduce((sum, twin, i) => sum + before[i]! - hiddenOf(twin.state(), tom).length, 0)
      }
      if (game().part === 'support') {
        if (sideId === ruth) await both('callShot', { target: 'the dike', bySmoke: false })
        await tellAll()
        await both('closeSupport', {})
      }
      for (const { id } of openOf(one.state(), sideId)) {
        const [target] = openOf(one.state(), sideId === tom ? ruth : tom)
        const way = draw('way', turn * 5000 + (id % 4096), 3)
        if (way === 0) await both('move', { figures: [id], way: 'ordinary', phases: 1 })
        else if (way === 1) await both('speculativeFire', { figure: id, way: 'fire', at: 'the reeds' }, 'player')
        else if (target)
          await both('fire', { figure: id, phases: 1, inArc: [{ figure: target.id, cover: false }] }, 'player')
      }
      for (const blast of one.state().blasts.filter((each) => each.sideId === ruth && !each.answered))
        await apart('strikeSealed', (twin) => ({
          blast: blast.id,
          figures: hiddenOf(twin.state(), tom)
            .filter(({ id }) => draw('near', turn * 5000 + (id % 4096), 3) > 0)
            .map(({ id }) => ({ figure: id, cover: false, direct: false, inches: 0 })),
        }))
      await tellAll()
      await both('endTurn', { keep: [] })
    }
    expect(lost, 'somebody was put out in secret').toBeGreaterThan(0)
    for (const { api, campaign } of twins) await expectSound(api, campaign)
  })
})
