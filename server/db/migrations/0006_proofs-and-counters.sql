DROP TABLE "upload_attempts" CASCADE;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "weights" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "resume_proof" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "resume_door" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "waiting_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "resume_verified_at";--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "sends";--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "counted_from";--> statement-breakpoint
CREATE INDEX "sessions_guid" ON "sessions" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "sessions_resume_proof" ON "sessions" USING btree ("resume_proof");--> statement-breakpoint
DELETE FROM "sessions" WHERE "resume_guid" IS NOT NULL;
