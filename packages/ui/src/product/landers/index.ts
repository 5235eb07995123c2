export { HomeHero, type HomeHeroProps } from './HomeHero/HomeHero.tsx';
