import type { Program } from '../../src/main/app/program.ts'
import { ask } from '../../src/main/cli/command.ts'
import type { StepName } from '../../src/contract/gameProcedures.ts'
import type { InputOf } from '../../src/contract/procedures.ts'
import type { TurnView } from '../../src/games/fng/contract/turn.ts'

type Report = InputOf<'fng.report'>['input']

const mostSteps = 400

/**
 * Goes on with a tour, step by step, the program rolling and choosing, until a phase is reached.
 *
 * @throws Error when the tour does not get there.
 */
export async function playTo(program: Program, campaign: string, there: (view: TurnView) => boolean): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    const view = await ask(program, 'fng.turn', { campaign })
    if (there(view)) return
    const procedure = view.phases.find((phase) => phase.state === 'now')?.procedure
    if (!procedure) break
    const asked = { campaign, input: inputFor(view), dice: 'program', choices: 'program', pending: false }
    await ask(program, procedure, asked as InputOf<StepName>)
  }
  throw new Error('The tour for the pictures does not get there; another seed may.')
}

function inputFor({ form }: TurnView): unknown {
  if (form.kind === 'party') return { squads: [form.starSquad], stayBehind: [] }
  return form.kind === 'report' ? reportOf(form) : {}
}

/** Four men hit, a deed, and kills enough for a mission that went well. */
function reportOf({ men }: Extract<TurnView['form'], { kind: 'report' }>): Report {
  const [first, ...others] = men.map((man) => man.soldierId)
  return {
    contacted: true,
    men: [
      { soldierId: first!, killsConfirmed: 4 },
      ...others.slice(0, 4).map((soldierId) => ({ soldierId, fate: 'outOfTheFight' as const, recovered: true })),
      ...others.slice(4, 5).map((soldierId) => ({ soldierId, killsConfirmed: 4, deed: 'twoInMelee' as const })),
      ...others.slice(5, 6).map((soldierId) => ({ soldierId, killsConfirmed: 4 })),
    ],
  }
}
