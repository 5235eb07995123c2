export { LikeButton, type LikeButtonProps } from './LikeButton/LikeButton.tsx';
