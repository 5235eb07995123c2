export { Modal, type ModalProps, type ModalRootProps } from './Modal.tsx';
