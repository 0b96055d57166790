import type { Chapter } from '../chapter.ts'
import { formGroup } from './form.ts'
import { moveToSector } from './moveToSector.ts'
import { takeCommand } from './takeCommand.ts'

/** Groups, who leads them, and where they stand. */
export const groups: Chapter = { actions: [formGroup, takeCommand, moveToSector], hooks: {} }
