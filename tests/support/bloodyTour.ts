import { fngSteps } from '../../src/games/fng/contract/fng.ts'
import { seededFaces } from '../../src/main/engine/seeded.ts'
import type { Fate, FngState, FreeWorldList, Phase } from '../../src/games/fng/rules/state.ts'
import { fngSystem } from '../../src/games/fng/rules/system.ts'
import { nextStep, platoonOf, playInMemory, type PlayedEntry } from './playTour.ts'

/** What a man's die makes of him. */
const fates: readonly { readonly fate: Fate; readonly recovered: boolean }[] = [
  { fate: 'fine', recovered: true },
  { fate: 'outOfTheFight', recovered: true },
  { fate: 'outOfTheFight', recovered: true },
  { fate: 'outOfTheFight', recovered: false },
  { fate: 'obviouslyDead', recovered: true },
  { fate: 'captured', recovered: false },
]

/**
 * Plays a tour whose every battle costs most of those who went. Nobody but the Star is spared: he is at worst wounded.
 * @returns every step in order, to the end of the campaign or of the men.
 */
export function bloodyTour(list: FreeWorldList, seed: number): PlayedEntry[] {
  const entries = [playInMemory(fngSystem.empty, 'muster', platoonOf(list), seed, 1)]
  for (;;) {
    const { state } = entries.at(-1)!
    const { phase } = state.tour[0]!
    const squads = phase === 'whoGoes' ? squadsThatCanGo(state) : []
    if (phase === 'over' || (phase === 'whoGoes' && squads.length === 0)) return entries
    const { step, input } = inputs[phase]?.(state, seed, squads) ?? nextStep(state, seed)
    entries.push(playInMemory(state, step, input, seed, entries.length + 1))
  }
}

type Next = ReturnType<typeof nextStep>

/** Where this tour is played otherwise than a tame one. */
const inputs: Partial<Record<Phase, (state: FngState, seed: number, squads: readonly number[]) => Next>> = {
  whoGoes: (_state, _seed, squads) => ({ step: 'chooseParty', input: { squads: squads.slice(0, 1), stayBehind: [] } }),
  battle: (state, seed) => ({ step: 'report', input: bloody(state, seed) }),
}

/** Attached men go with a squad, never alone. */
function squadsThatCanGo(state: FngState): number[] {
  const here = new Set(state.soldiers.filter(({ status }) => status === 'present').map(({ id }) => id))
  const manned = state.billets.filter(({ soldierId, attachment }) => !attachment && here.has(soldierId ?? 0))
  return [...new Set(manned.map(({ squad }) => squad))].sort((a, b) => a - b)
}

function bloody(state: FngState, seed: number): unknown {
  const { missionId, starId } = state.tour[0]!
  const men = state.party.filter((member) => member.missionId === missionId).map(({ soldierId }) => soldierId)
  const faces = seededFaces({ seed, depth: missionId!, key: 'fate', subject: 0, occurrence: 0 }, men.length)
  return fngSteps.report.parse({
    contacted: true,
    men: men.map((soldierId, i) => ({
      soldierId,
      ...(soldierId === starId ? fates[1]! : fates[faces[i]! - 1]!),
      deed: faces[i] === 2 ? 'fourSingleHanded' : null,
    })),
  })
}
