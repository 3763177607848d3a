import '../styles/keyturn.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Showcase } from './showcase.tsx'

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Showcase />
    </StrictMode>,
  )
