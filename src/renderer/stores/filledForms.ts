import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FormRead } from '../../contract/print.ts'

/** A form that was read out of a PDF, on its way to the page that takes it. */
export interface HeldForm {
  /** Null where no tour was open. */
  readonly campaign: string | null
  /** What its file is called. */
  readonly file: string
  readonly read: FormRead
}

/** The filled form that was taken last; its page lays hold of it once. */
export const useFilledForms = defineStore('filledForms', () => ({ held: shallowRef<HeldForm | null>(null) }))
