import type { Component } from 'vue'

/**
 * Actions that bring a page of their own, over the whole board, instead of a form below the map. A page takes what
 * `ActionForm` takes and says what it says, and is handed the battle and its map beside.
 */
export const actionPages: Readonly<Record<string, Component>> = {}
