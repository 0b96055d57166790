import { useApi } from '../../../renderer/api.ts'
import type { SkirmishAnswers } from '../contract/queries.ts'

/** Asks of a campaign what its contract offers. */
export type SkirmishApi = <Q extends keyof SkirmishAnswers>(
  query: `skirmish.${Q}`,
  input: { readonly campaign: string; readonly holder?: number | null },
) => Promise<SkirmishAnswers[Q]>

export const useSkirmishApi = (): SkirmishApi => useApi() as unknown as SkirmishApi
