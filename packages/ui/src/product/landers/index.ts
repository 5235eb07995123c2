export {
  AloneTonightLander,
  type AloneTonightLanderProps,
} from './AloneTonightLander/AloneTonightLander.tsx';
export { CollageLander, type CollageLanderProps } from './CollageLander/CollageLander.tsx';
export { FaceWall, type FaceWallProps } from './FaceWall/FaceWall.tsx';
export { GalleryLander, type GalleryLanderProps } from './GalleryLander/GalleryLander.tsx';
export { HomeHero, type HomeHeroProps } from './HomeHero/HomeHero.tsx';
export { landerHeadlines, memberLandingHeadlines } from './headlines.ts';
export { IconsLander, type IconsLanderProps } from './IconsLander/IconsLander.tsx';
export type { LanderProps } from './LanderContent/LanderContent.tsx';
export { type Film, LanderFilm } from './LanderFilm/LanderFilm.tsx';
export { type LanderMember, LanderPhoto } from './LanderPhoto/LanderPhoto.tsx';
export { LanderScene, type LanderSceneProps, type Scene } from './LanderScene/LanderScene.tsx';
export { MapLander, type MapLanderProps } from './MapLander/MapLander.tsx';
export { MemberLanding, type MemberLandingProps } from './MemberLanding/MemberLanding.tsx';
export {
  SocialNetworkLander,
  type SocialNetworkLanderProps,
} from './SocialNetworkLander/SocialNetworkLander.tsx';
export { TinderSwipeLander, type TinderSwipeLanderProps } from './TinderSwipeLander/TinderSwipeLander.tsx';
export {
  TransitionsVideoLander,
  type TransitionsVideoLanderProps,
} from './TransitionsVideoLander/TransitionsVideoLander.tsx';
export { VideoLander, type VideoLanderProps } from './VideoLander/VideoLander.tsx';
