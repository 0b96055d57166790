import { notNow } from '../../../../main/engine/mustBe.ts'
import type { ChronicleChapter, ChronicleView } from '../../../../contract/chronicle.ts'
import type { Stop } from '../../../../main/store/walk.ts'
import { lossesByTurn } from '../../rules/casualties.ts'
import { byTurn, momentsOf, type Passed } from '../../rules/moments.ts'
import type { SnoopinState } from '../../rules/state.ts'
import { overWords } from '../scores.ts'
import { tellTurn } from './tellTurn.ts'

/**
 * Tells the campaign as a story, a chapter a turn.
 * @throws RuleError `not-now` before there is a campaign.
 */
export function chronicleView(walk: readonly Stop[]): ChronicleView {
  // The store hands states on without knowing whose they are.
  const passed = walk as unknown as readonly Passed[]
  const state = passed.at(-1)?.state
  const [tour] = state?.tour ?? []
  if (!state || !tour) notNow('There is nothing to tell yet: begin the campaign first.')
  const turns = byTurn(passed)
  const lost = lossesByTurn(state)
  const chapters = state.turns.map((turn) => {
    const at = momentsOf(turns.get(turn.id) ?? [], state, turn)
    return tellTurn(at, turn, lost.get(turn.id) ?? [])
  })
  return {
    title: tour.title,
    force: state.sides.map(({ name }) => name).join(' and '),
    span: [spanOf(state), tour.setting].filter((words) => words !== '').join(', '),
    parts: [{ title: null, chapters: [...chapters, ...tellEnd(state)] }],
  }
}

function spanOf({ turns }: SnoopinState): string {
  const last = turns.at(-1)?.number ?? 0
  return last === 0 ? 'before the first turn' : last === 1 ? 'turn 1' : `turns 1 to ${last}`
}

function tellEnd(state: SnoopinState): ChronicleChapter[] {
  const over = overWords(state)
  if (over === null) return []
  return [
    {
      ...{ id: 'end', turn: state.turns.length, title: 'The end', digest: '', mission: null },
      blocks: [{ kind: 'paragraph', runs: [over.text] }],
    },
  ]
}
