import { cardView } from '../../src/games/skirmish/app/cardView.ts'
import { copyView } from '../../src/games/skirmish/app/copyView.ts'
import { partOf } from '../../src/games/skirmish/app/moment.ts'
import { sealedView } from '../../src/games/skirmish/app/sealedView.ts'
import { squadsView } from '../../src/games/skirmish/app/squadsView.ts'
import { takenNow } from '../../src/games/skirmish/app/takenNow.ts'
import { tableView } from '../../src/games/skirmish/app/tableView.ts'
import type { CampaignCard } from '../../src/contract/campaign.ts'
import type { SquadsView } from '../../src/games/skirmish/contract/squads.ts'
import { skirmishSteps } from '../../src/games/skirmish/contract/steps.ts'
import { SkirmishTable } from './skirmish.ts'

type StepName = keyof typeof skirmishSteps

/** A campaign in memory for tests of its pages, which know the rules only by what they answer. */
export interface SkirmishDesk {
  readonly steps: readonly string[]
  /** @returns what is wrong with the input; null where the step was taken. */
  readonly take: (step: string, input: unknown) => string | null
  /** Faces that fall in the next step. */
  readonly faces: number[]
  readonly queries: Readonly<Record<string, (input: never) => unknown>>
  readonly card: () => CampaignCard['state']
  readonly phase: () => string
  /** The rows of the state by collection. */
  readonly rows: (collection: string) => readonly Readonly<Record<string, unknown>>[]
  readonly weapons: SquadsView['weapons']
}

/** @returns a campaign without players. */
export function skirmishDesk(): SkirmishDesk {
  const table = new SkirmishTable()
  const faces: number[] = []
  return {
    faces,
    steps: Object.keys(skirmishSteps),
    take: (step, input) => {
      const parsed = skirmishSteps[step as StepName].safeParse(input)
      if (!parsed.success) return parsed.error.message
      table.do(step as StepName, takenNow(step, parsed.data), faces.splice(0))
      return null
    },
    queries: {
      squads: () => squadsView(table.state),
      table: ({ holder }: { holder: number | null }) => tableView(table.state, holder),
      sealed: ({ holder }: { holder: number }) => sealedView(table.state, holder),
      copy: () => copyView(table.state),
    },
    card: () => cardView(table.state),
    phase: () => partOf(table.state),
    rows: (collection) => table.state[collection as keyof typeof table.state],
    weapons: squadsView(table.state).weapons,
  }
}
