import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-context.tsx'

function Outside() {
  useAuth()
  return null
}

test('[A24] the sign-in state cannot be used outside its provider', () => {
  expect(() => renderToString(createElement(Outside))).toThrow('useAuth must be used within an AuthProvider')
})
