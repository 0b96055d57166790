import { computed, reactive, watch, type WritableComputedRef } from 'vue'
import type { ManView } from '../../contract/squads.ts'
import { emptyDeploy, type DeployForm } from './deployForm.ts'

/** What has been written and not yet put on the table: in the open, and by the side's own player while he holds the machine. */
export type Drafts = Map<string, DeployForm>

export const newDrafts = (): Drafts => reactive(new Map<string, DeployForm>())

const keyOf = (side: number, holds: boolean) => `${side} ${holds ? 'own' : 'open'}`

/** All of a side's has been put on the table. */
export function clearDrafts(drafts: Drafts, side: number): void {
  for (const holds of [true, false]) drafts.delete(keyOf(side, holds))
}

/**
 * The draft of a side for who sits at the machine: its own player goes on from what lies open, and nobody else sees what
 * he makes of it. Covered, it waits for him.
 * @param free men who could go, as far as who looks may know; who has been put on the table leaves the list.
 */
export function useDeployDraft(
  drafts: Drafts,
  { side, holds, free }: { side: () => number; holds: () => boolean; free: () => readonly ManView[] },
): WritableComputedRef<DeployForm> {
  const key = () => keyOf(side(), holds())
  const begun = () => {
    const open = drafts.get(keyOf(side(), false))
    return open ? (JSON.parse(JSON.stringify(open)) as DeployForm) : emptyDeploy(free())
  }
  watch(
    [key, free, () => drafts.has(key())],
    () => {
      const kept = drafts.get(key()) ?? begun()
      const men = emptyDeploy(free()).men.map((man) => kept.men.find((one) => one.man === man.man) ?? man)
      drafts.set(key(), { ...kept, men })
    },
    { immediate: true },
  )
  return computed({
    get: () => drafts.get(key()) ?? emptyDeploy(free()),
    set: (form) => {
      drafts.set(key(), form)
    },
  })
}
