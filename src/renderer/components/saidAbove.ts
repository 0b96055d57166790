import type { InjectionKey } from 'vue'
import type { Failure } from '../../contract/rpc.ts'

/** What stands at the head of a page already: nothing below says the same again. */
export const saidAbove: InjectionKey<() => Failure | null> = Symbol('saidAbove')
