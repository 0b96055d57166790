import { missionOf } from '../../../people.ts'
import type { Scene } from '../../scene.ts'

/** Adds a group of ours under the next free letter. @returns its id. */
export function addGroup(
  scene: Scene,
  { squad, strength }: { readonly squad: number | null; readonly strength: number },
): number {
  const taken = new Set(scene.state.groups.map(({ name }) => name))
  return scene.add('groups', {
    side: 'ours',
    name: nextLetter(taken),
    squad,
    leaderId: null,
    sector: missionOf(scene.state).playerSector,
    strength,
    activated: false,
    unseenTurns: 0,
    hidden: false,
  })
}

/** A to Z, then AA. */
function nextLetter(taken: ReadonlySet<string>): string {
  for (let i = 0; ; i++) {
    const name = `${i < 26 ? '' : letter(Math.floor(i / 26) - 1)}${letter(i % 26)}`
    if (!taken.has(name)) return name
  }
}

const letter = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i)
