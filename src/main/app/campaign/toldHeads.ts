import { resolve } from 'node:path'
import { tellsOfTour } from '../../../contract/now.ts'
import { RuleError } from '../../engine/errors.ts'
import { movedOn, StoreError } from '../../store/errors.ts'
import type { Place } from '../../store/types.ts'
import type { OpenTours } from '../library/openTours.ts'

/** Where callers were told last that campaigns stand: what another program has done since, they cannot know. */
export interface ToldHeads {
  /** Takes what a call was answered. @param now how the campaign stands, where that was sent along. */
  readonly told: (procedure: string, input: object, answer: unknown, now: unknown) => void
  /**
   * @param error why a call was refused.
   * @returns what is to be told instead where the campaign has moved on meanwhile: a step that another program has done
   *   first is none that the rules forbid. Else the error itself.
   */
  readonly instead: (input: object, error: unknown) => unknown
}

/** @param folder of the library. */
export function openToldHeads(folder: string, tours: Pick<OpenTours, 'get'>): ToldHeads {
  const heads = new Map<string, Place>()
  return {
    told(procedure, input, answer, now) {
      const head = headIn(now) ?? (tellsOfTour(procedure, input) || lookers.has(procedure) ? headIn(answer) : undefined)
      if (head !== undefined && 'campaign' in input) heads.set(resolve(folder, String(input.campaign)), head)
    },
    instead(input, error) {
      if (!(error instanceof RuleError) || !('campaign' in input)) return error
      const campaign = String(input.campaign)
      const told = heads.get(resolve(folder, campaign))
      if (told === undefined) return error
      try {
        return tours.get(campaign).file.info().head === told ? error : movedOn()
      } catch (other) {
        if (other instanceof StoreError) return other
        throw other
      }
    },
  }
}

/** What tells how a campaign stands, besides all that changes it. */
const lookers: ReadonlySet<string> = new Set(['campaign.overview', 'campaign.now'])

function headIn(answer: unknown): Place | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  if ('overview' in answer) return headIn(answer.overview)
  if (!('head' in answer)) return undefined
  return typeof answer.head === 'number' || answer.head === null ? answer.head : undefined
}
