import { isTyping } from '../../../../renderer/composables/useKeys.ts'
import type { FieldName } from './corrections.ts'
import { isArrow } from './nearest.ts'
import { billetBeside, billetOf, fieldOf } from './rosterPlace.ts'

export interface RosterActs {
  /** What holds the places. */
  readonly body: () => HTMLElement | null
  /** The list walks by itself, cell by cell. */
  readonly inList: () => boolean
  readonly isCarrying: () => boolean
  readonly goTo: (billetId: number) => void
  readonly edit: (billetId: number, field: FieldName) => void
  /** A field was pressed twice: what the first press did is no part of it. */
  readonly editPressed: (billetId: number, field: FieldName) => void
  readonly pick: (billetId: number) => void
  readonly look: () => void
  readonly move: () => void
  readonly escape: () => void
}

/** The keys and double clicks of the roster: arrows walk, F2 and Enter correct, M moves, Space looks. */
export function useRosterKeys(acts: RosterActs) {
  /** What was pressed first: by the second press the page may have made room for the panel under the pointer. */
  let first: { billetId: number; field: FieldName } | null = null

  function onClick(event: MouseEvent): void {
    const [billetId, field] = [billetOf(event.target), fieldOf(event.target)]
    if (event.detail < 2) first = billetId !== null && field !== null ? { billetId, field } : null
    else if (event.detail === 2 && first) acts.editPressed(first.billetId, first.field)
  }

  function walk(event: KeyboardEvent): boolean {
    const from = event.target instanceof Element ? event.target.closest('[data-walk] [data-billet]') : null
    if (!from) return false
    const to = billetBeside(acts.body(), from, event.key)
    // At the edge an arrow does not scroll the page either.
    if (to === null) return isArrow(event.key)
    acts.goTo(to)
    return true
  }

  function onPlace(event: KeyboardEvent, billetId: number): boolean {
    const field = fieldOf(event.target)
    switch (event.key) {
      case 'F2':
        acts.edit(billetId, field ?? 'rep')
        return true
      case 'Enter':
        if (!acts.inList()) return false
        enter(billetId, field)
        return true
      case ' ':
        acts.look()
        return true
      case 'm':
      case 'M':
        acts.goTo(billetId)
        acts.move()
        return true
      default:
        return walk(event)
    }
  }
  /** In the list Enter puts a man down who is carried, else it corrects the cell, or looks at him where it cannot. */
  function enter(billetId: number, field: FieldName | null): void {
    if (acts.isCarrying()) acts.pick(billetId)
    else if (field) acts.edit(billetId, field)
    else acts.look()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const billetId = billetOf(event.target)
    if (event.key === 'Escape') acts.escape()
    else if (isTyping(event)) return
    else if (billetId === null || !onPlace(event, billetId)) return
    event.preventDefault()
  }
  return { onKey, onClick }
}
