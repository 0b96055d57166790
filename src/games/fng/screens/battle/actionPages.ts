import type { Component } from 'vue'
import InSightPage from './inSight/InSightPage.vue'

/**
 * Actions that bring a page of their own in place of the board. A page takes what `ActionForm` takes and says what it says,
 * and is handed the battle, its map, who is selected and its step beside: dice and choices are asked for on it too.
 */
export const actionPages: Readonly<Record<string, Component>> = { inSight: InSightPage }
