CREATE TABLE "audit" (
	"guid" text NOT NULL,
	"id" bigserial NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_guid_id_pk" PRIMARY KEY("guid","id")
);
--> statement-breakpoint
CREATE TABLE "key_checks" (
	"key_id" text PRIMARY KEY NOT NULL,
	"proof" text NOT NULL,
	"index_proof" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "invitations_guid";--> statement-breakpoint
DROP INDEX "requests_cf";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_pkey";--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_guid_id_pk" PRIMARY KEY("guid","id");--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "cf_index" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "email_index" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "phone_index" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attempts_last_at" ON "attempts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "requests_cf_index" ON "requests" USING btree ("cf_index");--> statement-breakpoint
CREATE INDEX "requests_updated_at" ON "requests" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "codes_expires_at" ON "codes" USING btree ("expires_at");