import type { Rules } from '../../../../main/engine/system.ts'
import { readySupportOf } from '../missionRules.ts'
import type { Mission, SupportType } from '../state.ts'

/** @returns the kinds of Ready Support that the mission has by its Support Level (FNG p. 75); none without a level. */
export const readySupportFor = (mission: Mission, rules: Rules): readonly SupportType[] =>
  mission.supportLevel === null ? [] : readySupportOf(mission.supportLevel, rules)

/** @returns a list of kinds as the mission's row keeps it, each once: a type is charged once per mission (ruling to p. 102). */
export const supportWords = (kinds: readonly SupportType[]): string => [...new Set(kinds)].join(' ')
